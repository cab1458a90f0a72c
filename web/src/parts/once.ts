/** A press, but not the second one of a double click: that was not meant for what the first one has brought up. */
export function once(what: () => unknown): (event: MouseEvent) => void {
  return (event) => {
    if (event.detail <= 1) what();
  };
}
