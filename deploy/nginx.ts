import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import {
  contentTypes,
  isCompressed,
  leastCompressed,
  notFound,
  readHeaderRules,
} from '../mocks/http/hostRules.ts';
import type { HeaderRule } from '../mocks/http/hostRules.ts';

// Writes nginx's configuration of a built portal (a file of conf.d) from the build's own `_headers`:
// `node deploy/nginx.ts dist [--root /usr/share/nginx/html] [--listen 80] > portal.conf`.

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/** The pattern of a rule, for a path with or without a slash at its end. */
const patternOf = ({ path: rule }: HeaderRule) =>
  rule.endsWith('*') ? `~^${RegExp.escape(rule.slice(0, -1))}` : `~^${RegExp.escape(rule)}/?$`;

const variableOf = (name: string) => `$portal_${name.toLowerCase().replaceAll('-', '_')}`;

/** A header's value by the path that was asked for; nginx takes the first pattern that fits. */
function mapOf(name: string, rules: readonly HeaderRule[]): string {
  const values = rules.flatMap((rule) =>
    rule.headers.flatMap(([header, value]) =>
      header === name ? [`  ${quoted(patternOf(rule))} ${quoted(value)};`] : [],
    ),
  );
  return `map $portal_path ${variableOf(name)} {\n${values.toReversed().join('\n')}\n}`;
}

/** nginx's configuration by the text of `_headers`. */
function nginxConfiguration(headers: string, root: string, listen: string): string {
  const rules = readHeaderRules(headers);
  const names = [...new Set(rules.flatMap((rule) => rule.headers.map(([name]) => name)))];
  const types = [...new Set(Object.values(contentTypes))];
  const extensions = (type: string) =>
    Object.keys(contentTypes).filter((each) => contentTypes[each] === type);
  const compressed = types.filter(isCompressed);
  return `# Written by deploy/nginx.ts from the build's _headers.

${names.map((name) => mapOf(name, rules)).join('\n\n')}

# What is missing below assets/ may come: it is not kept for a year.
map $status $portal_caching {
  404 "no-cache";
  default $portal_cache_control;
}

map $sent_http_content_type $portal_vary {
${compressed.map((type) => `  ${quoted(`~^${RegExp.escape(type)}`)} "Accept-Encoding";`).join('\n')}
}

# A page without the slash at its end.
map $uri $portal_page {
  "~^(?<page>.*)/$" $page;
  default $uri;
}

server {
  listen ${listen};
  root ${quoted(root)};
  server_tokens off;

  # As it was asked for: $uri is later the file's.
  set $portal_path $uri;

${names
  .map((name) => {
    const value = name === 'Cache-Control' ? '$portal_caching' : variableOf(name);
    return `  add_header ${name} ${value} always;`;
  })
  .join('\n')}
  add_header Vary $portal_vary;

  types {
${types.map((type) => `    ${type} ${extensions(type).join(' ')};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${types.filter((type) => type.startsWith('text/') && type !== 'text/html').join(' ')};
  gzip on;
  gzip_proxied any;
  gzip_min_length ${leastCompressed};
  gzip_types ${compressed.filter((type) => type !== 'text/html').join(' ')};

  # A file, or nothing.
  location ~ ^/assets/.*[^/]$|/[^/]+\\.[^/]*$ {
    try_files $uri @missing;
  }
  # A prerendered page, or the shell.
  location / {
    try_files $portal_page.html $portal_page/index.html /shell.html;
  }
  location @missing {
    types {}
    default_type text/plain;
    return 404 ${quoted(notFound)};
  }
}
`;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: '/usr/share/nginx/html' },
    listen: { type: 'string', default: '80' },
  },
});
const headers = await readFile(path.join(positionals[0] ?? 'dist', '_headers'), 'utf8');
process.stdout.write(nginxConfiguration(headers, values.root, values.listen));
