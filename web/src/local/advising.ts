// What advising.mjs needs, to be made into one file for Node.
import { LAYOUT as blackhat } from "./modules/blackhat";
import { LAYOUT as hacker } from "./modules/hacker";
import { LAYOUT as hashcatch } from "./modules/hashcatch";

export { advise, explain, explainInFull } from "./advice";
export { Rules } from "./module";
export const LAYOUTS = { blackhat, hacker, hashcatch };
