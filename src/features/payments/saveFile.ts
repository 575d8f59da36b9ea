/** Milliseconds that a browser may take to start a download. */
const patience = 10_000;

/**
 * Downloads a file under a name. Revokes its object URL, but only after slow browsers have started.
 */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Bound, not a closure: the minifier inlines this function into its caller, and a closure would
  // keep the caller's rows alive after a logout (docs/trust.md, T08).
  setTimeout(URL.revokeObjectURL.bind(URL, url), patience);
}
