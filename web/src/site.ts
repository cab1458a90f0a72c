// Whether the page comes from a server of ours, or is a site of plain files (`hacktable site build`), which may lie below any path. A site has no server: its
// addresses stand behind the `#`, since no file answers to them.
export const SITE = document.querySelector('meta[name="hacktable-site"]') !== null;

/** The address of one of the page's own files, such as `/icon.svg`. */
export function fileAt(path: string): string {
  return SITE ? `.${path}` : path;
}
