/** What the side panel shows. */
export const SIDES = ["log", "rules", "chat"] as const;
export type Side = (typeof SIDES)[number];
