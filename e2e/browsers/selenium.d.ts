/** Node resolves the file; its types are found under the folder's name. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
