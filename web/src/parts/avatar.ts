// A person's face, drawn from a small number: eight heads, eyes, mouths and things to wear, so 4096 faces. They differ by form and not by colour, which
// belongs to the seats. All lines, on a 24 grid, like the faces of bots.
import { AVATARS } from "../wire/wire";

const HEADS = [
  "M8 7h8a3 3 0 0 1 3 3v7.5a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V10a3 3 0 0 1 3-3z",
  "M8.8 7h6.4l4 6.8l-4 6.8H8.8l-4-6.8z",
  "M5.2 7.2h13.6v6.6c0 3.6-3 6-6.8 7.2c-3.8-1.2-6.8-3.6-6.8-7.2z",
  "M12 6.8c3.9 0 5.8 3 5.8 6.9s-2.3 7.3-5.8 7.3s-5.8-3.4-5.8-7.3s1.9-6.9 5.8-6.9z",
  "M8.4 7h7.2l3.6 13.6H4.8z",
  "M12 6.2c5 2.2 7.4 5.6 7.4 9.2c0 3.6-3.2 5.4-7.4 5.4s-7.4-1.8-7.4-5.4c0-3.6 2.4-7 7.4-9.2z",
  "M12 7.8c5 0 8.2 2.8 8.2 6.5s-3.2 6.5-8.2 6.5s-8.2-2.8-8.2-6.5s3.2-6.5 8.2-6.5z",
  "M8.6 7h6.8l3.8 3.8v6l-3.8 3.8H8.6l-3.8-3.8v-6z",
];
const EYES = [
  "M9.3 12.2v.8M14.7 12.2v.8",
  "M7.7 12.6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0M13.1 12.6a1.6 1.6 0 1 1 3.2 0a1.6 1.6 0 1 1-3.2 0",
  "M8 12.6h2.6M13.4 12.6H16",
  "M7.6 11.4h8.8v2.6H7.6z",
  "M8 11.6l2.8 1.4M16 11.6l-2.8 1.4",
  "M8.3 11.6l2 2M10.3 11.6l-2 2M13.7 11.6l2 2M15.7 11.6l-2 2",
  "M9.8 12.6a2.2 2.2 0 1 1 4.4 0a2.2 2.2 0 1 1-4.4 0M12 12.6v.01",
  "M8 13.2c.4-1.8 2.2-1.8 2.6 0M13.4 13.2c.4-1.8 2.2-1.8 2.6 0",
];
const MOUTHS = [
  "M9.4 16.4c1.6 1.6 3.6 1.6 5.2 0",
  "M9.6 17h4.8",
  "M9 17.4l1.5-1.2l1.5 1.2l1.5-1.2l1.5 1.2",
  "M10.9 17a1.1 1.1 0 1 1 2.2 0a1.1 1.1 0 1 1-2.2 0",
  "M9.6 16.2h4.8M9.6 18h4.8",
  "M9.8 17.2c1.8.4 3.4-.2 4.4-1.6",
  "M9.2 16.2h5.6v2H9.2zM12 16.2v2",
  "M9.2 16l2.8 2.4l2.8-2.4",
];
const WORN = [
  "M12 6.8V4.2M11 3.2a1 1 0 1 0 2 0a1 1 0 1 0-2 0",
  "M9.2 6.8L7.6 2.8M14.8 6.8l1.6-4",
  "M6.2 9.2L5.4 3l4.2 3.6M17.8 9.2l.8-6.2l-4.2 3.6",
  "M3.2 7.2h17.6M7 7.2l1.2-5h7.6l1.2 5",
  "M9 6.8V4.4M12 6.4V2.2M15 6.8V4.4",
  "M3.6 15.4V11c0-5 3.6-8.6 8.4-8.6s8.4 3.6 8.4 8.6v4.4",
  "M5.6 8.6C6 4.6 8.6 2.8 12 2.8s6 1.8 6.4 5.8",
  "M7.6 7.6C5.6 6.4 5.2 4.6 5.8 2.4M16.4 7.6c2-1.2 2.4-3 1.8-5.2",
];

/** The lines of a face, as a path. */
export function avatarPath(number: number): string {
  return HEADS[number & 7] + EYES[(number >> 3) & 7] + MOUTHS[(number >> 6) & 7] + WORN[(number >> 9) & 7];
}

/** A face for a name, where nobody has chosen one: at a table of this device. */
export function avatarOf(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619) >>> 0;
  return (hash >>> 7) % AVATARS;
}

/** Some faces to choose from, no two alike in more than half of their parts. */
export function someAvatars(count: number, random: () => number = Math.random): number[] {
  const found: number[] = [];
  while (found.length < count) {
    const one = Math.floor(random() * AVATARS);
    if (found.every((other) => alike(one, other) <= 2)) found.push(one);
  }
  return found;
}

/** How many of their four parts two faces have in common. */
export function alike(one: number, other: number): number {
  return [0, 3, 6, 9].filter((at) => ((one >> at) & 7) === ((other >> at) & 7)).length;
}
