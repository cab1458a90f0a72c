/** All that tests need of Node: they read the modules from their files. */
declare module "node:fs" {
  export function readFileSync(file: string): Uint8Array<ArrayBuffer>;
}
