/** Ignore the second press of a double click: the first one may have put another button under the pointer. */
export function once(what: () => unknown): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail <= 1) what();
  };
}
