// How large a thing is on the screen, kept up to date. Where nothing is laid out, as in tests, it keeps its first size.
import type { Attachment } from "svelte/attachments";

export function measured(set: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (place) => {
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(() => set(place.clientWidth, place.clientHeight));
    observer.observe(place);
    return () => observer.disconnect();
  };
}
