import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import HtmlWebpackPlugin from 'html-webpack-plugin';
import webpack from 'webpack';
import type { Compilation, Compiler, Configuration } from 'webpack';
import type * as renderer from '../src/app/prerender.tsx';
import type { Settings } from '../src/config/settings.ts';
import { captchaPath, contentSecurityPolicy, hostHeaders } from './contentSecurityPolicy.ts';
import { foreignSources, hashSource, inlineScripts } from './pageSources.ts';
import { buildTime, securityText } from './securityText.ts';

/** What the plugin needs from the build. */
interface PrerenderingOptions {
  /** The build of the portal for Node: an ES module that exports `publicPaths` and `renderPage`. */
  renderer: Configuration;
  /** Emits the shell, the page without a screen that every other URL gets. */
  shell: HtmlWebpackPlugin;
  settings: Settings;
}

type Renderer = typeof renderer;
type PrerenderedPage = renderer.PrerenderedPage;

function build(configuration: Configuration): Promise<void> {
  return new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error) reject(error);
      else if (stats?.hasErrors()) reject(new Error(stats.toString('errors-only')));
      else resolve();
    });
  });
}

/** The public pages by file name, rendered by a build of the portal in a temporary directory. */
async function renderPages(renderer: Configuration): Promise<[string, PrerenderedPage][]> {
  const directory = await mkdtemp(path.join(tmpdir(), 'portal-'));
  try {
    await build({ ...renderer, output: { ...renderer.output, path: directory } });
    const file = path.join(directory, 'renderer.mjs');
    const { publicPaths, renderPage } = (await import(file)) as Renderer;
    return await Promise.all(
      publicPaths.map(async (url): Promise<[string, PrerenderedPage]> => [
        url === '/' ? 'index.html' : `${url.slice(1)}.html`,
        await renderPage(url),
      ]),
    );
  } finally {
    await rm(directory, { recursive: true });
  }
}

const styleTag = ({ emotion, css }: PrerenderedPage['styles'][number]) =>
  `<style data-emotion="${emotion}">${css}</style>`;

/** The shell, filled with a page. The replacements are functions, as `$` is special in a string. */
function fill(shell: string, { path: url, title, markup, styles, print }: PrerenderedPage): string {
  const root = `<div id="root" data-page="${url}" data-print="${print}">${markup}</div>`;
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${styles.map(styleTag).join('')}</head>`)
    .replace('<div id="root"></div>', () => root);
}

/**
 * Emits the public pages as they look before any script has run, the content security policy in
 * every page, the host's headers in `_headers`, and whom to tell of a weakness. The build fails if a page would use scripts or
 * styles other than the portal's own (docs/trust.md, T21).
 */
export class Prerendering {
  readonly #options: PrerenderingOptions;

  constructor(options: PrerenderingOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('Prerendering', (compilation) => {
      HtmlWebpackPlugin.getCompilationHooks(compilation).beforeEmit.tapPromise(
        'Prerendering',
        async (page) =>
          page.plugin === this.#options.shell
            ? { ...page, html: await this.#write(compilation, page.html) }
            : page,
      );
    });
  }

  /** Emits everything but the shell, which it returns. */
  async #write(compilation: Compilation, shell: string): Promise<string> {
    const { renderer, settings } = this.#options;
    const pages = await renderPages(renderer);
    const styles = [
      ...new Set(pages.flatMap(([, page]) => page.styles.map(({ css }) => hashSource(css)))),
    ];
    const own = { settings, inline: inlineScripts(shell), styles };
    const policy = contentSecurityPolicy({ ...own, hasCaptcha: false });
    const captchaPolicy = contentSecurityPolicy({ ...own, hasCaptcha: true });
    const scripts = (compilation.entrypoints.get('portal')?.getFiles() ?? []).map(
      (file) => `/${file}`,
    );
    const finish = (html: string, csp = policy) => {
      const foreign = foreignSources(html, { scripts, ...own });
      if (foreign.length > 0) throw new Error(`Not a source of the portal: ${foreign.join('\n')}`);
      const meta = `<meta http-equiv="Content-Security-Policy" content="${csp}"/>`;
      return html.replace('<meta charset="utf-8"/>', (charset) => charset + meta);
    };
    const emit = (name: string, text: string) =>
      compilation.emitAsset(name, new webpack.sources.RawSource(text));
    for (const [name, page] of pages) {
      emit(name, finish(fill(shell, page), page.path === captchaPath ? captchaPolicy : policy));
    }
    emit('_headers', hostHeaders({ policy, captchaPolicy }));
    const security = securityText(settings, buildTime(process.env));
    if (security !== undefined) emit('.well-known/security.txt', security);
    return finish(shell);
  }
}
