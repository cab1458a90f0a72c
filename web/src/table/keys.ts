// The keyboard at the table: numbers pick, Enter confirms, Escape puts back what was only chosen, z takes the last move back, ? shows all keys.
import type { Side } from "./side";

interface Doing {
  pick: (at: number) => void;
  confirm: () => void;
  /** Drop what was chosen and not confirmed. */
  unstage: () => void;
  /** Take the last move back, or ask for it. */
  takeBack: () => void;
  skip: () => void;
  help: () => void;
  /** Open the menu of calls. */
  call: () => void;
  /** Ask what the champion would play. */
  advise: () => void;
  /** Ask why bots did what they did. */
  wonder: () => void;
  open: (side: Side) => void;
  staged: boolean;
  busy: boolean;
}

/** Whether a key press belongs to a text field, a menu or an open dialog, and not to the table. */
export function keysTaken(event: KeyboardEvent): boolean {
  const at = event.target as HTMLElement | null;
  return Boolean(at?.closest?.("input, textarea, select, dialog, [data-own-keys]") || document.querySelector("dialog:modal"));
}

export function keyed(event: KeyboardEvent, doing: Doing): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || keysTaken(event)) return;
  const onButton = Boolean((event.target as HTMLElement | null)?.closest?.("button, a, [role=button]"));
  if (/^[1-9]$/.test(event.key)) doing.pick(Number(event.key) - 1);
  else if (event.key === "Enter" && doing.staged && !onButton) doing.confirm();
  else if (event.key === "Escape") doing.unstage();
  else if (event.key === "z") doing.takeBack();
  else if (event.key === " " && doing.busy && !onButton) doing.skip();
  else if (event.key === "?") doing.help();
  else if (event.key === "t") doing.call();
  else if (event.key === "w") doing.advise();
  else if (event.key === "y") doing.wonder();
  else if (event.key === "l") doing.open("log");
  else if (event.key === "r") doing.open("rules");
  else if (event.key === "c") doing.open("chat");
  else return;
  event.preventDefault();
}
