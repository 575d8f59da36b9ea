/** The URL of a bundled font. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The text of a bundled file. */
declare module '*.txt' {
  const text: string;
  export default text;
}
