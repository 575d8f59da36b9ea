import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { buildAt, readCommand, refuseSandbox } from '../mocks/http/commandLine.ts';
import {
  acceptingPattern,
  compressedForms,
  contentTypes,
  isCompressed,
  notFound,
  readHeaderRules,
  rulePattern,
} from '../mocks/http/hostRules.ts';
import type { HeaderRule } from '../mocks/http/hostRules.ts';

// Prints nginx's configuration (a file of conf.d) for a built portal, with the headers in the
// build's `_headers`.

const quoted = (text: string) => `"${text.replaceAll(/["\\]/g, String.raw`\$&`)}"`;

/**
 * `root` is the document root, `listen` the port, `serverNames` are the host names, and `logs` is
 * the log directory.
 */
interface Site {
  root: string;
  listen: string;
  serverNames: readonly string[];
  logs: string;
}

const types = [...new Set(Object.values(contentTypes))];
const compressedTypes = types.filter(isCompressed);
const extensionsOf = (type: string) =>
  Object.keys(contentTypes).filter((each) => contentTypes[each] === type);

/** The header rules of a build, and how the nginx variables for their headers are named. */
interface Context {
  rules: readonly HeaderRule[];
  /** The names of all headers in the rules. */
  names: readonly string[];
  /**
   * A hash in the name of each variable: all sites of one nginx share their variables, so those of
   * two portals would collide without it.
   */
  suffix: string;
  /** Returns the variable for a header or another name, with the suffix. */
  variable: (name: string) => string;
}

/** Returns the `map` blocks by which nginx chooses each answer's headers, file and log line. */
function mapsOf({ rules, names, suffix, variable }: Context): string {
  const requested = variable('path');

  /**
   * Returns the map from a requested path to a header's value. The rules are in reverse order: in
   * `_headers` the last rule that matches a path applies, but nginx uses the first.
   */
  function mapOf(name: string): string {
    const values = rules.flatMap((rule) =>
      rule.headers.flatMap(([header, value]) =>
        // The rule for all paths is the `default`: it also applies to invalid request lines
        // (answered with 400 or 414), for which nginx has no path.
        header === name
          ? [
              `  ${rule.path === '/*' ? 'default' : quoted(`~${rulePattern(rule.path)}`)} ${quoted(value)};`,
            ]
          : [],
      ),
    );
    return `map ${requested} ${variable(name)} {\n${values.toReversed().join('\n')}\n}`;
  }

  return `${names.map((name) => mapOf(name)).join('\n\n')}

# A missing file below assets/ may appear later, so errors are not cached for a year.
map $status ${variable('caching')} {
  "~^[45]" "no-cache";
  default ${variable('Cache-Control')};
}

map $sent_http_content_type ${variable('Vary')} {
${compressedTypes.map((type) => `  ${quoted(`~^${RegExp.escape(type)}`)} "Accept-Encoding";`).join('\n')}
}

# The build has brotli and gzip forms of its texts; gzip_static finds the gzip forms by itself.
map $http_accept_encoding ${variable('br')} {
  ${quoted(`~${acceptingPattern('br')}`)} ".br";
}
map $uri ${variable('encoding')} {
  "~\\.br$" "br";
}

# A page without the slash at its end.
map $uri ${variable('page')} {
  "~^(?<portal_${suffix}_bare>.*)/$" ${variable('bare')};
  default $uri;
}

# The log has only the paths of the portal's pages and files. Queries, referrers and other paths may
# contain references and account numbers, for example from a wrongly copied link.
map ${requested} ${variable('logged')} {
  "~^(/[A-Za-z]{1,16}){0,3}/?$" ${requested};
  "~^/assets/[A-Za-z0-9_-]+\\.[0-9a-f]{10}\\.[a-z0-9]+$" ${requested};
  "~^/[A-Za-z]{1,16}\\.[a-z]{1,4}$" ${requested};
  default "-";
}
log_format portal_${suffix} '$time_iso8601 $remote_addr $request_method ${variable('logged')} $status $body_bytes_sent $request_time';`;
}

function serverOf({ names, suffix, variable }: Context, site: Site): string {
  const requested = variable('path');
  return `server {
  listen ${site.listen};
  server_name ${site.serverNames.length > 0 ? site.serverNames.map(quoted).join(' ') : '""'};
  root ${quoted(site.root)};
  server_tokens off;
  access_log ${quoted(`${site.logs}/access.log`)} portal_${suffix};
  # Lower levels would add the whole request and the referrer to each line.
  error_log ${quoted(`${site.logs}/error.log`)} alert;

  # The requested path: $uri later becomes that of the file.
  set ${requested} $uri;

${names
  .map(
    (name) =>
      `  add_header ${name} ${variable(name === 'Cache-Control' ? 'caching' : name)} always;`,
  )
  .join('\n')}
  add_header Vary ${variable('Vary')};
  add_header Content-Encoding ${variable('encoding')};

  types {
${types.map((type) => `    ${type} ${extensionsOf(type).join(' ')};`).join('\n')}
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types ${types.filter((type) => type.startsWith('text/') && type !== 'text/html').join(' ')};
  # Files are short, and nginx would send every header twice with a 416.
  max_ranges 0;
  gzip off;
  gzip_static on;
  gzip_proxied any;

  # A compressed form must not be requested by its own name.
  location ~ ${quoted(compressedForms.source)} {
    try_files "" @missing;
  }
  # A file, or a 404.
${compressedTypes
  .map(
    (type) => `  location ~ ${quoted(String.raw`/[^/]*\.(${extensionsOf(type).join('|')})$`)} {
    types { ${type} br ${extensionsOf(type).join(' ')}; }
    try_files $uri${variable('br')} $uri @missing;
  }`,
  )
  .join('\n')}
  location ~ "^/assets/.*[^/]$|/[^/]+\\.[^/]*$" {
    try_files $uri @missing;
  }
  # A prerendered page, or the shell.
  location / {
    types { text/html br html; }
    try_files ${['.html', '/index.html']
      .flatMap((file) => [
        `${variable('page')}${file}${variable('br')}`,
        `${variable('page')}${file}`,
      ])
      .join(' ')} /shell.html${variable('br')} /shell.html @missing;
  }
  location @missing {
    types {}
    default_type text/plain;
    return 404 ${quoted(notFound)};
  }
}
`;
}

/** Returns nginx's configuration; `headers` is the text of a `_headers` file. */
function nginxConfiguration(headers: string, site: Site): string {
  const suffix = createHash('sha256')
    .update(JSON.stringify([headers, site]))
    .digest('hex')
    .slice(0, 8);
  const rules = readHeaderRules(headers);
  const names = [...new Set(rules.flatMap((rule) => rule.headers.map(([name]) => name)))];
  const variable = (name: string) => `$portal_${suffix}_${name.toLowerCase().replaceAll('-', '_')}`;
  const context = { rules, names, suffix, variable };
  return `# Written by deploy/nginx.ts from the build's _headers.

${mapsOf(context)}

${serverOf(context, site)}`;
}

const { values, positionals } = readCommand(
  'npm run nginx -- dist [--root /usr/share/nginx/html] [--listen 8080] [--server-name pagos.banco.cl] [--logs /var/log/nginx] [--sandbox] > portal.conf',
  {
    options: {
      root: { type: 'string', default: '/usr/share/nginx/html' },
      listen: { type: 'string', default: '8080' },
      'server-name': { type: 'string', multiple: true, default: [] },
      logs: { type: 'string', default: '/var/log/nginx' },
      sandbox: { type: 'boolean', default: false },
    },
    most: 1,
  },
);
const build = buildAt(positionals[0] ?? 'dist');
refuseSandbox(build, values.sandbox);
const headers = await readFile(path.join(build, '_headers'), 'utf8');
const { root, listen, logs } = values;
const site = { root, listen, logs, serverNames: values['server-name'] };
process.stdout.write(nginxConfiguration(headers, site));
