/** Milliseconds that a browser may take to begin a download. */
const patience = 10_000;

/** Hands a file to the browser's downloads under a name. Its object URL is revoked, though not before slow browsers have begun. */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Bound, not a closure: the minifier writes this into its caller, whose rows the timer would hold after a logout (trust T08).
  setTimeout(URL.revokeObjectURL.bind(URL, url), patience);
}
