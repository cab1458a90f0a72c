// Being told of one's turn with every page closed: the browser subscribes at its push service, and the server sends there.
import { api } from "./api";
import { house } from "./me.svelte";
import { SITE } from "./site";
import { spoken } from "./text/text.svelte";

/** Whether the server pushes, to a reader who has a name there, and this browser could be pushed to. */
export function canPush(): boolean {
  return !SITE && isSecureContext && "serviceWorker" in navigator && "PushManager" in window && !!house()?.push && house()?.me.name != null;
}

/** From now on this browser is pushed to. False if it cannot subscribe: it may have no push service, or cannot reach it. */
export async function pushOn(): Promise<boolean> {
  try {
    const { pushManager } = await navigator.serviceWorker.ready;
    const key = house()!.push;
    let found = await pushManager.getSubscription();
    if (found && asText(found.options.applicationServerKey) !== key) {
      await found.unsubscribe(); // of a server that was here before
      found = null;
    }
    found ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await api.subscribe({
      endpoint: found.endpoint,
      public: asText(found.getKey("p256dh")),
      secret: asText(found.getKey("auth")),
      language: spoken(),
    });
    return true;
  } catch {
    return false;
  }
}

/** No more. The browser's own subscription stays: somebody else on this device may use it. */
export async function pushOff(): Promise<void> {
  await api.unsubscribe().catch(() => {});
}

/** Bytes in base64url, as the server writes them. */
export function asText(bytes: ArrayBuffer | null): string {
  const letters = Array.from(new Uint8Array(bytes ?? new ArrayBuffer(0)), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
