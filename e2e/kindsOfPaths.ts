import { readdirSync } from 'node:fs';
import path from 'node:path';

/** A path of each kind that a host of a build may be asked for, by what it is. */
export function kindsOfPaths(build: string) {
  const assets = readdirSync(path.join(build, 'assets'));
  const asset = assets.find((name) => /^portal\..*\.js$/.test(name));
  const font = assets.find((name) => name.endsWith('.woff2'));
  return {
    'the home page': '/',
    'the home page by its file': '/index.html',
    'a prerendered page': '/preguntas',
    'a prerendered page with a slash': '/preguntas/',
    'a prerendered page with a query': '/preguntas?x=/contacto',
    'the contact page': '/contacto',
    'the contact page with a slash': '/contacto/',
    'the contact page by its file': '/contacto.html',
    'the contact page in other letters': '/Contacto',
    'the contact page in capitals': '/CONTACTO',
    'the contact page, encoded': '/%63ontacto',
    'the contact page after two slashes': '//contacto',
    'a deep link': '/consultarCuenta?empresa=luz-canelo',
    'a deep link with dots in its query': '/resultadoPago?referencia=a.b.js',
    'the own area': '/inicio/cuentas',
    'the own area with a slash': '/inicio/cuentas/',
    'the payment page of the sandbox': '/banco/?sessionid=x',
    'the payment page of the sandbox without a slash': '/banco',
    'a script': `/assets/${asset}`,
    'a script, encoded': `/%61ssets/${asset}`,
    'a font': `/assets/${font}`,
    'a copied script': '/early.js',
    'robots.txt': '/robots.txt',
    'the notices': '/avisos.json',
    'whom to tell of a weakness': '/.well-known/security.txt',
    'a missing file beside it': '/.well-known/nada.txt',
    'the directory of it': '/.well-known/',
    'a missing script': '/assets/portal.0000000000.js',
    'a missing script elsewhere': '/nada.js',
    'a missing file without a kind': '/assets/nada',
    'the directory of scripts': '/assets/',
    'a missing page': '/nada',
    'a missing page below another': '/preguntas/nada',
    'the file of headers': '/_headers',
    'a hidden file': '/.env',
    'a hidden directory': '/.git/config',
    'a file as a directory': '/early.js/',
    'a way out of the directory': '/../package.json',
    'a way out, encoded': '/%2e%2e/package.json',
    'a way out with an encoded slash': '/..%2fpackage.json',
    'a way out within': '/assets/../../package.json',
    'a way within': '/assets/../contacto',
    'a backslash': '/..%5cpackage.json',
    'a space': '/con%20espacio',
    'letters beyond ASCII': '/p%C3%A1gina',
    'an encoded question mark': '/contacto%3Fx',
    'an encoded per cent sign': '/contacto%2525',
  };
}
