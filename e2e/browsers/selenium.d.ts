/** Node imports this module only by its file's path; its types are declared without `index.js`. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
