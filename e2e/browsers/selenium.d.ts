/** Node needs the file's path; the package declares its types for the folder. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
