// Loading the page anew when it is older than the server, but not again and again.
import { recall, remember } from "./keep";

export function reloadOnce(): boolean {
  if (recall("reloaded", false, "session")) return false;
  // Without storage the page could not remember that it has reloaded already, and would reload for ever.
  if (!remember("reloaded", true, "session")) return false;
  location.reload();
  return true;
}

/** Page and server fit together: forget the reload, so that the next mismatch may cause one again. */
export function fits(): void {
  remember("reloaded", null, "session");
}
