// A seat's share in the random key, and what must be remembered to check the deal afterwards.
import { recall, remember } from "../keep";

export interface Deal {
  /** What the server had fixed when this page sent its seed. */
  commitment: string;
  /** The seed this page sent. */
  seed: string;
  /** Those it sent for others who share the device, in the order of their chairs. */
  others?: string[];
}

export function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  const found = new Uint8Array(text.length / 2);
  for (let i = 0; i < found.length; i++) found[i] = Number.parseInt(text.slice(2 * i, 2 * i + 2), 16);
  return found;
}

export function drawSeed(): string {
  return hex(crypto.getRandomValues(new Uint8Array(32)));
}

/** Before the seed is sent: which match it is for is not known until the match has begun. */
export function promise(table: string, deal: Deal): void {
  remember(`promise.${table}`, deal);
}

/** The match has begun: the seed that was sent last belongs to it. */
export function bind(table: string, match: number): void {
  const waiting = recall<Deal | null>(`promise.${table}`, null);
  if (!waiting) return;
  remember(`promise.${table}.${match}`, waiting);
  remember(`promise.${table}`, null);
}

export function promised(table: string, match: number): Deal | null {
  return recall<Deal | null>(`promise.${table}.${match}`, null);
}
