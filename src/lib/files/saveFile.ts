/** Milliseconds that a browser may take to start a download. */
const urlLifetime = 10_000;

/**
 * Downloads the file at an object URL under a name. Revokes the URL late, as a slow browser may not
 * have read the file yet.
 */
export function saveFile(url: string, name: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), urlLifetime);
}

/** Downloads a text as a file; `type` is its MIME type. */
export function saveText(text: string, name: string, type: string): void {
  saveFile(URL.createObjectURL(new Blob([text], { type })), name);
}
