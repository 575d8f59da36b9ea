/** The URL of a bundled font. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
