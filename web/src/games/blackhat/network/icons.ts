// Line drawings in a box of 24 that only the page draws.
import type { TurnedName } from "../../../wire/blackhat";

/** The faces of the secret tiles. */
export const TILE_ICONS: Record<Exclude<TurnedName, "none">, string> = {
  nsa: "M2 12c5-8.5 15-8.5 20 0-5 8.5-15 8.5-20 0zM12 8.5a3.5 3.5 0 1 0 .01 0z",
  jackpot: "M12 3l2.7 5.9 6.3.7-4.7 4.3 1.3 6.3L12 17l-5.6 3.2 1.3-6.3L3 9.6l6.3-.7z",
  sting: "M12 2.5v13M8.5 12l3.5 8.5 3.5-8.5zM6 6.5c-3.5-2-3.5 4.5 6 4.5M18 6.5c3.5-2 3.5 4.5-6 4.5",
  "log-wipe": "M5 3h9l5 5v13H5zM14 3v5h5M8.5 12.5l7 5M15.5 12.5l-7 5",
  leak: "M12 2.5c4 5.5 6.5 8.5 6.5 12a6.5 6.5 0 0 1-13 0c0-3.5 2.5-6.5 6.5-12zM9 15c0 2 1.3 3.2 3 3.2",
  decoy:
    "M9 4.5a3.5 3.5 0 0 1 3.5 4.2c1.5 2.3 5 1.8 8.5.3 0 6-3 10.5-8.5 10.5S4 17 6.5 12C7.5 10 6 10 5.7 8.5L2.5 8l3.3-1.5C6.3 5.3 7.5 4.5 9 4.5z",
};
