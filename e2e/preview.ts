import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { contentSecurityPolicy } from '../public/contentSecurityPolicy.ts';

const directory = path.resolve(process.argv[2] ?? 'dist');
const port = Number(process.env.PORT ?? 4173);

/** The headers that the README asks of every host (trust T24); the page itself repeats the policy in a meta element. */
const headers: Record<string, string> = {
  'Content-Security-Policy': `${contentSecurityPolicy(true)}; frame-ancestors 'none'`,
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

const serve = sirv(directory, {
  single: true,
  etag: true,
  setHeaders(response, pathname) {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    // Files under assets/ carry a hash of their content in their names.
    const cache = pathname.startsWith('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'no-cache';
    response.setHeader('Cache-Control', cache);
  },
});

createServer((request, response) => {
  serve(request, response, () => {
    response.writeHead(404).end();
  });
}).listen(port, () => {
  console.log(`Portal de Pagos (${path.basename(directory)}): http://localhost:${port}/`);
});
