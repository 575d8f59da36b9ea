/**
 * Gives the path with `index.js` the types of the path without it: Node imports the module only by
 * its file's path, but the package declares types only for the other.
 */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
