// Which files this browser should keep for times without a network, besides those of the page itself.
import { recall } from "../keep";
import { fileAt } from "../site";
import { mind as blackhat } from "./kits/blackhat.json";
import { mind as hacker } from "./kits/hacker.json";
import { mind as hashcatch } from "./kits/hashcatch.json";

const MINDS: Record<string, { hash: string }> = { blackhat, hacker, hashcatch };

/** What bots have learned takes a megabyte a game: it is kept of games that have been played here, and of all once the page is installed. */
export function wanted(): string[] {
  const installed = matchMedia("(display-mode: standalone)").matches;
  const played = recall<string[]>("played", []);
  const games = Object.keys(MINDS).filter((game) => installed || played.includes(game));
  return games.map((game) => new URL(fileAt(`/minds/${game}-${MINDS[game].hash}.bin`), location.href).href);
}
