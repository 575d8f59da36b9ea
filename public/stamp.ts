import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type * as renderer from '../src/app/prerender.tsx';
import type { Brand, LegalTexts } from '../src/config/brand.ts';
import { captchaPath, contentSecurityPolicy, hostHeaders } from './contentSecurityPolicy.ts';
import { foreignSources, hashSource, inlineScripts } from './pageSources.ts';
import { buildTime, securityText } from './securityText.ts';

type Renderer = typeof renderer;
type PrerenderedPage = renderer.PrerenderedPage;

export type WholeBrand = Brand & { legal: LegalTexts };

/** The files of a build from which its pages are made for any brand. */
export interface PageMakers {
  /**
   * The HTML of a page without its screen, with placeholders such as `{{logo}}` for the brand's
   * values.
   */
  frame: string;
  /** The path of the portal's build for Node, a module with `publicPaths` and `renderPage`. */
  renderer: string;
}

/**
 * Returns the directory, beside that of a build, with the files of `PageMakers`; hosts do not serve
 * it.
 */
export const rendererOf = (build: string) => `${path.resolve(build)}-renderer`;

export const frameName = 'frame.html';
export const rendererIn = (directory: string) => path.join(directory, 'renderer.mjs');

/** Reads the page template, and locates the renderer, in the directory of `rendererOf`. */
export const makersIn = (directory: string): PageMakers => ({
  frame: readFileSync(path.join(directory, frameName), 'utf8'),
  renderer: rendererIn(directory),
});

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 10);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (one) => entities[one] ?? one);

/**
 * Matches the files of a build that belong to its brand; `npm run brand` does not copy them into
 * the build of another brand.
 */
export const brandFile = /^(assets\/brand-|\.well-known\b)/;

/** The files of a brand that are served separately, and the brand's data in a page. */
export function brandFiles(brand: WholeBrand) {
  const legal = JSON.stringify(brand.legal);
  const logo = Buffer.from(brand.logo.replace(/^.*?,/, ''), 'base64').toString();
  const legalFile = `assets/brand-legal.${digest(legal)}.json`;
  const logoFile = `assets/brand-logo.${digest(logo)}.svg`;
  return {
    inPage: { ...brand, legal: `/${legalFile}`, logo: `/${logoFile}` },
    files: [
      [legalFile, legal],
      [logoFile, logo],
    ] as const,
  };
}

/**
 * Fills the page's frame with the brand's values. The replacement is a function, because `$` has a
 * special meaning in a replacement text.
 */
export function stampFrame(frame: string, brand: WholeBrand): string {
  const { inPage } = brandFiles(brand);
  const places: Record<string, string> = {
    name: escaped(brand.name),
    description: escaped(brand.promises.description),
    light: brand.palette.light.background.default,
    dark: brand.palette.dark.background.default,
    logo: inPage.logo,
    // `<` is escaped, because `</script>` in a text would end the element.
    brand: JSON.stringify(inPage).replaceAll('<', String.raw`\u003c`),
  };
  return frame.replaceAll(/\{\{(\w+)\}\}/g, (_place, name: string) => places[name] ?? '');
}

/**
 * Loads the renderer with a brand, which the module reads from `PORTAL_BRAND` when Node evaluates
 * it. Node evaluates a module once per URL, so the URL contains a hash of the brand.
 */
async function loadRenderer(file: string, brand: WholeBrand): Promise<Renderer> {
  Object.assign(globalThis, { PORTAL_BRAND: brand });
  return (await import(`${pathToFileURL(file).href}?${digest(JSON.stringify(brand))}`)) as Renderer;
}

const styleTag = ({ css, rules }: PrerenderedPage['styles']) =>
  `<style data-rules="${rules.join(' ')}">${css}</style>`;

/** Puts a prerendered page into the shell. */
function fill(
  shell: string,
  { path: url, title, markup, styles, fingerprint }: PrerenderedPage,
): string {
  const root = `<div id="root" data-page="${url}" data-fingerprint="${fingerprint}">${markup}</div>`;
  return shell
    .replace(/<title>.*?<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('</head>', () => `${styleTag(styles)}</head>`)
    .replace('<div id="root"></div>', () => root);
}

/**
 * All files of a build that depend on its brand, by name: the prerendered public pages, and the
 * shell for every other URL, each with its content security policy; the host's headers; the brand's
 * own files; and `security.txt`. Fails if a page would use scripts or styles other than the
 * portal's own (docs/trust.md, T21).
 */
export async function stamp(makers: PageMakers, brand: WholeBrand): Promise<Map<string, string>> {
  const { settings } = brand;
  const { files, inPage } = brandFiles(brand);
  const { publicPaths, renderPage } = await loadRenderer(makers.renderer, {
    ...inPage,
    legal: brand.legal,
  });
  const pages = await Promise.all(publicPaths.map(renderPage));
  const shell = stampFrame(makers.frame, brand);
  const scripts = [...shell.matchAll(/<script [^>]*\bsrc="(\/assets\/[^"]+)"/g)].map(
    ([, source = '']) => source,
  );
  const styles = [...new Set(pages.map((page) => hashSource(page.styles.css)))];
  const own = { settings, inline: inlineScripts(shell), styles };
  const policy = contentSecurityPolicy({ ...own, hasCaptcha: false });
  const captchaPolicy = contentSecurityPolicy({ ...own, hasCaptcha: true });
  const finish = (html: string, csp = policy) => {
    const foreign = foreignSources(html, { scripts, ...own });
    if (foreign.length > 0) throw new Error(`Not a source of the portal: ${foreign.join('\n')}`);
    const meta = `<meta http-equiv="Content-Security-Policy" content="${csp}"/>`;
    return html.replace('<meta charset="utf-8"/>', (charset) => charset + meta);
  };
  const security = securityText(settings, buildTime(process.env));
  return new Map([
    ...files,
    ...pages.map((page): [string, string] => [
      page.path === '/' ? 'index.html' : `${page.path.slice(1)}.html`,
      finish(fill(shell, page), page.path === captchaPath ? captchaPolicy : policy),
    ]),
    ['shell.html', finish(shell)],
    ['_headers', hostHeaders({ policy, captchaPolicy })],
    ...(security === undefined ? [] : [['.well-known/security.txt', security] as const]),
  ]);
}
