// Passkeys: the browser signs what the server asks, and so proves who the reader is. Only where browser and address allow it.
import { api } from "./api";
import type { Me } from "./wire/wire";

export function canUsePasskeys(): boolean {
  return isSecureContext && typeof PublicKeyCredential !== "undefined" && "parseCreationOptionsFromJSON" in PublicKeyCredential;
}

/** "known": this device has one of the reader's already. "no": the reader does not want to, after all. */
export async function addPasskey(): Promise<"added" | "known" | "no"> {
  const { options } = await api.newPasskey();
  try {
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as unknown as PublicKeyCredentialCreationOptionsJSON);
    const made = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential | null;
    if (!made) return "no";
    await api.addPasskey(made.toJSON());
    return "added";
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return error.name === "InvalidStateError" ? "known" : "no";
  }
}

/** Be whose passkey the reader chooses; null: none, after all. Whoever was known to this device stays known to it. */
export async function enterByPasskey(): Promise<Me | null> {
  const { options } = await api.askPasskey();
  try {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
    const signed = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential | null;
    if (!signed) return null;
    return await api.key((await api.usePasskey(signed.toJSON())).key);
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return null;
  }
}
