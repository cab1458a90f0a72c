/** All that tests and the build need of Node. */
declare module "node:fs" {
  export function readFileSync(file: string): Uint8Array<ArrayBuffer>;
}
declare module "node:fs/promises" {
  export function readFile(file: string): Promise<Uint8Array<ArrayBuffer>>;
  export function writeFile(file: string, content: Uint8Array): Promise<void>;
}
declare module "node:os" {
  export function availableParallelism(): number;
}
declare module "node:zlib" {
  export const constants: { BROTLI_PARAM_QUALITY: number; BROTLI_PARAM_SIZE_HINT: number };
  export function brotliCompressSync(content: Uint8Array, how: { params: Record<number, number> }): Uint8Array;
}
