// Short words at the edge of the screen that go away by themselves.
export interface Toast {
  key: number;
  text: string;
  tone: "plain" | "warn";
}

let last = 0;
export const toasts: Toast[] = $state([]);

export function toast(text: string, tone: Toast["tone"] = "plain"): void {
  const key = ++last;
  toasts.push({ key, text, tone });
  if (toasts.length > 3) toasts.shift();
  setTimeout(() => dismiss(key), 6000);
}

export function dismiss(key: number): void {
  const at = toasts.findIndex((each) => each.key === key);
  if (at >= 0) toasts.splice(at, 1);
}

export function dismissAll(): void {
  toasts.length = 0;
}
