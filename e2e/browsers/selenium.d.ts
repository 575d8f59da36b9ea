/** Node can import only the file by its path, but the types are declared for the file's folder. */
declare module 'selenium-webdriver/remote/index.js' {
  export * from 'selenium-webdriver/remote';
}
