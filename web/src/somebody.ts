/** Somebody else, as chairs and lists show them. */
export interface Somebody {
  handle: string;
  name: string;
  avatar: number;
}
