// Loading the page anew when it is older than the server, but not again and again.
import { recall, remember } from "./keep";

export function reloadOnce(): boolean {
  if (recall("reloaded", false, "session")) return false;
  // A browser that keeps nothing would load anew for ever.
  if (!remember("reloaded", true, "session")) return false;
  location.reload();
  return true;
}

/** Everything fits together: another time, loading anew may help again. */
export function fits(): void {
  remember("reloaded", null, "session");
}
