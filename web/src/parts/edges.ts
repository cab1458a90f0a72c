// What can be scrolled says so: its element is told on which sides there is more, for the style to show it.
export function edges(list: HTMLElement): () => void {
  const look = (): void => {
    const left = list.scrollLeft > 3;
    const right = list.scrollLeft + list.clientWidth < list.scrollWidth - 3;
    const up = list.scrollTop > 3;
    const down = list.scrollTop + list.clientHeight < list.scrollHeight - 3;
    list.dataset.more = [left && "left", right && "right", up && "up", down && "down"].filter(Boolean).join(" ");
  };
  // Sizes are read when the browser has just laid everything out, before it paints: at any other time it would have to do that once more.
  let frame = 0;
  const lookSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  list.addEventListener("scroll", look, { passive: true });
  const sizes = typeof ResizeObserver === "undefined" ? null : new ResizeObserver(look);
  sizes?.observe(list);
  if (!sizes) look();
  const changes = typeof MutationObserver === "undefined" ? null : new MutationObserver(lookSoon);
  changes?.observe(list, { childList: true, subtree: true, characterData: true });
  return () => {
    list.removeEventListener("scroll", look);
    sizes?.disconnect();
    changes?.disconnect();
    cancelAnimationFrame(frame);
  };
}
