// How large a thing is on the screen: told before it is painted for the first time, and whenever it changes. Where nothing is laid out, as in tests, it keeps its first size.
import type { Attachment } from "svelte/attachments";

/** Whether sizes are told at all. What is drawn for a size waits for it: otherwise it would be drawn twice. */
export const MEASURES = typeof ResizeObserver !== "undefined";

export function measured(set: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (place) => {
    if (!MEASURES) return;
    const read = (): void => set(place.clientWidth, place.clientHeight);
    const observer = new ResizeObserver(read);
    observer.observe(place);
    let gone = false;
    // When all else of the page stands: the browser lays it out once for all who ask.
    queueMicrotask(() => gone || read());
    return () => {
      gone = true;
      observer.disconnect();
    };
  };
}
