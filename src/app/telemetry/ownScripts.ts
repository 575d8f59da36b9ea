/**
 * A function that webpack adds to the scripts: it returns the file of a chunk, relative to the
 * build.
 */
// oxlint-disable-next-line no-underscore-dangle -- webpack's name
declare const __webpack_get_script_filename__: (chunk: string) => string;

const firstScript = document.querySelector<HTMLScriptElement>('script[src^="/assets/portal."]');

/**
 * The version of the page's build: the hash in the name of its first script, or `development` if
 * there is none. That script contains the names of all others, so the hash identifies the build.
 */
export const version =
  /\/portal\.([\da-f]{10})\.js$/.exec(firstScript?.src ?? '')?.[1] ?? 'development';

/** The commit from which this build was made; undefined if the page names none. */
export const commit = document.querySelector<HTMLMetaElement>('meta[name="commit"]')?.content;

/** Whether a file, such as `portal.0123456789.js`, is a script of this build. */
export function isOwnScript(file: string): boolean {
  const [chunk = ''] = file.split('.');
  return (
    file === `portal.${version}.js` || `assets/${file}` === __webpack_get_script_filename__(chunk)
  );
}
