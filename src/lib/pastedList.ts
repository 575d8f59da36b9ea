/** The identifiers of a pasted list (commas, semicolons, blanks or lines between them), each once, in their order. */
export function splitIdentifiers(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((entry) => entry !== ''))];
}
