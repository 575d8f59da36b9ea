/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sandboxSettings } from '../mocks/bank/environment.ts';
import { colourOf, colourPairs } from '../src/theme/colourPairs.ts';
import type { Brand, LegalTexts } from '../src/config/brand.ts';
import { brandBuild } from './brand.ts';
import { sandboxBrand } from './readBrand.ts';

const directory = mkdtempSync(path.join(tmpdir(), 'portal-brand-'));
const inside = (name: string) => path.join(directory, name);
afterAll(() => rmSync(directory, { recursive: true }));

const given = JSON.parse(readFileSync(sandboxBrand, 'utf8')) as Record<string, unknown>;
const logo = readFileSync(path.join(path.dirname(sandboxBrand), 'logo.svg'), 'utf8');

/**
 * Writes a build with one script and, beside it, the files from which `brandBuild` makes the pages:
 * the page template (`frame.html`) and the renderer.
 */
beforeAll(() => {
  mkdirSync(inside('build/assets'), { recursive: true });
  mkdirSync(inside('build/.well-known'));
  mkdirSync(inside('build-renderer'));
  writeFileSync(inside('build/mockServiceWorker.js'), '');
  writeFileSync(inside('build/assets/portal.js'), 'script()');
  writeFileSync(inside('build/assets/brand-logo.0123456789.svg'), logo);
  writeFileSync(inside('build/.well-known/security.txt'), 'Contact: mailto:otro@banco.cl');
  writeFileSync(
    inside('build-renderer/frame.html'),
    '<head><meta charset="utf-8"/><title>{{name}}</title><script type="application/json" id="brand">{{brand}}</script><link rel="icon" href="{{logo}}"/><script>window.tellNotStarted&&window.tellNotStarted(id)</script><script defer src="/assets/portal.js"></script></head><body><div id="root"></div></body>',
  );
  writeFileSync(
    inside('build-renderer/renderer.mjs'),
    `export const publicPaths = ['/', '/terminos'];
     const brand = globalThis.PORTAL_BRAND;
     export const renderPage = async (path) => ({
       path, title: brand.name, fingerprint: '1', styles: { css: '', rules: [] },
       markup: brand.legal.terms.sections[0].definitions[0][1],
     });`,
  );
});

/** Runs `brandBuild` with a brand; returns the lines of its error, none if the brand is valid. */
async function refusals(
  brand: unknown,
  svg = logo,
  options?: Parameters<typeof brandBuild>[3],
): Promise<string[]> {
  writeFileSync(inside('brand.json'), JSON.stringify(brand));
  writeFileSync(inside('logo.svg'), svg);
  try {
    await brandBuild(inside('build'), inside('brand.json'), inside('out'), options);
  } catch (error) {
    return (error as Error).message.split('\n');
  }
  return [];
}

/**
 * Returns the sandbox's brand with another value at each of these paths, such as `legal.terms.lead`,
 * or without these properties if no value is given.
 */
function changed(places: string | readonly string[], value?: unknown): unknown {
  const copy = structuredClone(given);
  for (const place of [places].flat()) {
    const keys = place.split('.');
    const last = keys.pop() ?? '';
    const parent = keys.reduce((group, key) => group[key] as Record<string, unknown>, copy);
    if (value === undefined) delete parent[last];
    else parent[last] = value;
  }
  return copy;
}

/** Returns a path as messages write it: `legal.terms.sections[0].title`. */
const named = (place: string) => place.replaceAll(/\.(\d+)/g, '[$1]');

/** Returns the paths of all texts in a brand, such as `legal.terms.sections.0.title`. */
function texts(value: unknown, place: string[] = []): string[] {
  if (typeof value === 'string') return [place.join('.')];
  return Object.entries(value as object).flatMap(([key, part]) => texts(part, [...place, key]));
}
const unprinted = 'is blank, or has a character that is not printed.';
const shown = texts(given).filter((place) => /^(name|promises|legal)\b/.test(place));

describe('a brand', () => {
  it('is accepted: the sandbox’s own', async () => {
    expect(await refusals(given)).toEqual([]);
  });

  it('changes pages, policy and its own files, and leaves the scripts unchanged', async () => {
    const name = 'Pagos «A&B» </script>';
    const brand = {
      ...given,
      name,
      settings: { ...sandboxSettings, PORTAL_ENTITY_NAME: 'A&B "S.A."' },
    };
    const { PORTAL_BANK: _bank, PORTAL_API_URL: _url, ...settings } = brand.settings;
    expect(await refusals({ ...brand, settings })).toEqual([]);
    const read = (file: string) => readFileSync(inside(`out/${file}`), 'utf8');
    expect(read('assets/portal.js')).toBe('script()');
    for (const file of ['index.html', 'terminos.html', 'shell.html']) {
      expect(read(file)).toContain('<title>Pagos «A&amp;B» &lt;/script&gt;</title>');
      const [, data = ''] = /id="brand">(.*?)<\/script>/.exec(read(file)) ?? [];
      expect(JSON.parse(data)).toMatchObject({ name, settings });
    }
    expect(read('terminos.html')).toContain('A&B "S.A.", que opera el Portal');
    expect(read('_headers')).toContain('Content-Security-Policy: ');
    const assets = readdirSync(inside('out/assets')).filter((file) => file.startsWith('brand-'));
    expect(assets.map((file) => file.replace(/\.[\da-f]{10}\./, '.'))).toContain(
      'brand-legal.json',
    );
    expect(assets).not.toContain('brand-logo.0123456789.svg');
    expect(readdirSync(inside('out'))).not.toContain('.well-known');
    expect(read('_manifest')).toContain('assets/portal.js');
  });

  it('keeps the bank’s own texts as they are, whatever characters they have', async () => {
    const entity = 'Banco $& Hijos {call} $1 {entity} <b>&amp; 🏦 S.A.';
    const { PORTAL_BANK: _bank, PORTAL_API_URL: _url, ...settings } = sandboxSettings;
    const lead = 'De {entity}, $`{call}.';
    const brand = changed('legal.terms.lead', lead) as object;
    const own = { ...settings, PORTAL_ENTITY_NAME: entity, PORTAL_BANK_PHONE: '600 000 0000' };
    expect(await refusals({ ...brand, settings: own })).toEqual([]);
    const file = readdirSync(inside('out/assets')).find((name) => name.startsWith('brand-legal'));
    const legal: unknown = JSON.parse(readFileSync(inside(`out/assets/${file}`), 'utf8'));
    const call = ` o llamando al 600 000 0000 (${settings.PORTAL_BANK_HOURS})`;
    expect(legal).toMatchObject({ terms: { lead: `De ${entity}, $\`${call}.` } });
  });

  it.each<[string, Buffer, string]>([
    ['half of it', Buffer.from('{"name": '), 'no JSON'],
    ['a list', Buffer.from('[]'), 'no object'],
    ['null', Buffer.from('null'), 'no object'],
    ['another encoding', Buffer.from(JSON.stringify(given), 'latin1'), 'UTF-8'],
    ['two bytes for each character', Buffer.from(JSON.stringify(given), 'utf16le'), 'UTF-8'],
  ])('is refused if its file has %s', async (_name, bytes, said) => {
    writeFileSync(inside('brand.json'), bytes);
    const stamped = brandBuild(inside('build'), inside('brand.json'), inside('out'));
    await expect(stamped).rejects.toThrow(new RegExp(`brand\\.json .*${said}`));
  });

  it('is read with the byte order mark that some editors write', async () => {
    writeFileSync(inside('brand.json'), `\u{FEFF}${JSON.stringify(given)}`);
    const stamped = brandBuild(inside('build'), inside('brand.json'), inside('out'));
    await expect(stamped).resolves.toBeUndefined();
  });

  it.each([
    ['spaces of all kinds', '\u00A0\u2003'],
    ['characters without width', '\u200B\u2060'],
    ['a letter that is not drawn', '\u3164'],
    ['a Braille pattern without dots', '\u2800'],
    ['a line', 'Banco\nOtro'],
    ['a control character', 'Banco\u0007'],
    ['another direction', 'Banco \u202Eoicnab'],
    ['a character that was lost', 'Se\uFFFDal'],
  ])('is refused with a text that has %s', async (_name, text) => {
    for (const place of ['name', 'promises.cost', 'legal.terms.sections.0.title']) {
      expect(await refusals(changed(place, text))).toEqual([`${named(place)}: ${unprinted}`]);
    }
  });

  it('is refused with a name that no bar and no title has room for', async () => {
    expect(await refusals(changed('name', 'a'.repeat(60)))).toEqual([]);
    expect(await refusals(changed('name', 'a'.repeat(61)))).toEqual([
      'name: must NOT have more than 60 characters.',
    ]);
  });

  it('is refused with two sections that have the same id in one document', async () => {
    const { terms } = given['legal'] as LegalTexts;
    const id = terms.sections[0]?.id;
    expect(await refusals(changed('legal.terms.sections.1.id', id))).toEqual([
      'legal.terms.sections[1].id: an earlier one has it.',
    ]);
    expect(await refusals(changed('legal.bases.sections.0.id', id))).toEqual([]);
  });

  it('is refused if its logo is missing', async () => {
    expect(await refusals(changed('logo', 'otro.svg'))).toEqual([
      expect.stringMatching(/^logo: there is no .*otro\.svg\.$/),
    ]);
  });

  it('is refused with each of its texts that is missing, unless that text is optional', async () => {
    // Items of lists are not deleted, because a list in JSON cannot lack one.
    const properties = shown.filter((place) => !/\.\d+$/.test(place));
    const optional = properties.filter((place) => place.endsWith('.closing'));
    expect(await refusals(changed(optional))).toEqual([]);
    const required = properties.filter((place) => !optional.includes(place));
    expect(required.length).toBeGreaterThan(40);
    expect((await refusals(changed(properties))).toSorted()).toEqual(
      required.map((place) => `${named(place)}: is missing.`).toSorted(),
    );
  });

  it('is refused with each of its texts that is blank', async () => {
    expect(shown.length).toBeGreaterThan(100);
    const said = new Set(await refusals(changed(shown, ' \n')));
    expect(said.size).toBe(shown.length);
    const isId = (place: string) => place.endsWith('.id');
    for (const place of shown.filter((each) => !isId(each)))
      expect(said).toContain(`${named(place)}: ${unprinted}`);
    for (const place of shown.filter(isId))
      expect([...said]).toContainEqual(expect.stringContaining(`${named(place)}: `));
  });

  it.each([
    'extra',
    'promises.extra',
    'palette.dark.extra',
    'settings.PORTAL_EXTRA',
    'settings.PORTAL_BANK',
    'legal.terms.sections.0.extra',
  ])('is refused with an unknown %s', async (place) => {
    expect(await refusals(changed(place, 'http'))).toEqual([`${named(place)}: is not known.`]);
  });

  it.each(
    (['light', 'dark'] as const).flatMap((scheme) =>
      colourPairs.map(([over, under]) => [scheme, over, under] as const),
    ),
  )(
    'is refused if, in the %s scheme, %s has too little contrast with %s',
    async (scheme, over, under) => {
      const palette = given['palette'] as Brand['palette'];
      // The colour becomes equal to its background. `ink` and `series` are not in the brand: for
      // them, the background becomes equal to the colour. `action.hover` mixes the primary colour
      // into a background, so a primary colour equal to that background equals the mixture, too.
      const isCompiled = over === 'ink' || over.startsWith('series.');
      const page = over === 'primary.main' ? under.replace('action.hover over ', '') : under;
      const same = colourOf(palette, scheme, isCompiled ? over : page);
      const place = isCompiled ? under : over;
      expect(await refusals(changed(`palette.${scheme}.${place}`, same))).toContainEqual(
        expect.stringContaining(
          `palette.${scheme}: ${over} ${same} on ${under} ${same} has a contrast of 1.00`,
        ),
      );
    },
  );

  it('is refused if its words can be read only until the pointer is on them', async () => {
    const palette = structuredClone(given['palette']) as Brand['palette'];
    palette.light.primary.main = '#6F7378';
    palette.light.tint = {
      brand: '#FFFFFF',
      success: '#FFFFFF',
      warning: '#FFFFFF',
      danger: '#FFFFFF',
    };
    expect(await refusals(changed('palette', palette))).toEqual([
      expect.stringContaining('primary.main #6F7378 on action.hover over background.default'),
      expect.stringContaining('primary.main #6F7378 on action.hover over background.paper'),
    ]);
  });

  it('is refused if companies of the report cannot be seen on the page', async () => {
    expect(await refusals(changed('palette.light.background.default', '#F3F3F3'))).toEqual([
      expect.stringContaining('palette.light: series.1 #CE7A1C on background.default #F3F3F3'),
      expect.stringContaining('palette.light: series.6 #8A9099 on background.default #F3F3F3'),
    ]);
  });

  it.each(['red', '#FFF', 'rgba(0, 0, 0, 0.5)', ''])(
    'is refused with the colour «%s»',
    async (colour) => {
      const [problem] = await refusals(changed('palette.light.primary.main', colour));
      expect(problem).toContain('palette.light.primary.main: ');
    },
  );

  const drawing = (content: string, root = 'viewBox="0 0 1 1"') =>
    `<svg xmlns="http://www.w3.org/2000/svg" ${root}>${content}</svg>`;

  it.each([
    ['no drawing', 'logo', /XML/],
    ['no namespace', '<svg viewBox="0 0 1 1"/>', /xmlns=/],
    ['no size', drawing('', ''), /viewBox/],
    ['unequal sides', drawing('', 'viewBox="0 0 200 20"'), /square/],
    ['an element without its end', drawing('<g>'), /well-formed/],
    ['an unknown entity', drawing('<text>&copy;</text>'), /well-formed/],
    ['a script', drawing('<script>1</script>'), /script/],
    [
      'a script with a prefix',
      drawing('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      /script/,
    ],
    ['a handler', drawing('', 'viewBox="0 0 1 1" onload = "x()"'), /script/],
    ['an animated handler', drawing('<set attributeName="onload" to="x()"/>'), /script/],
    ['another’s picture', drawing('<image href="https://a.cl/x.png"/>'), /outside/],
    ['an animated picture', drawing('<set attributeName="href" to="https://a.cl"/>'), /outside/],
    ['a style of another’s', drawing('<style>@im<!-- -->port "https://a.cl"</style>'), /outside/],
    ['a style in entities', drawing('<g style="fill:&#117;rl(https://a.cl)"/>'), /outside/],
    ['a style in escapes', drawing('<style>g{fill:\\75rl(https://a.cl)}</style>'), /outside/],
    ['another’s style sheet', `<?xml-stylesheet href="https://a.cl"?>${drawing('')}`, /outside/],
    ['entities of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('')}`, /outside/],
    ['too much', drawing(`${' '.repeat(10_000)}<g/>`), /bytes/],
  ])('is refused with a logo that has %s', async (_name, svg, said) => {
    const problems = await refusals(given, svg);
    expect(problems[0]).toMatch(/^logo: /);
    expect(problems.join('\n')).toMatch(said);
  });

  it('is accepted with a logo as Illustrator and Inkscape save it', async () => {
    const exported = `<?xml version="1.0" encoding="utf-8"?>
      <!-- Generator: Adobe Illustrator 28.0, SVG Export Plug-In -->
      <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">
      <svg version="1.1" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"
        xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" x="0px" y="0px"
        inkscape:export-filename="C:\\logo.png" viewBox="0,0 48 48.0" xml:space="preserve">
        <style type="text/css"><![CDATA[.st0{fill:url(#a);}]]></style>
        <linearGradient id="a"/><use xlink:href="#a"/><path class="st0" style="fill:url('#a')" d="M0 0h9"/>
      </svg>`;
    expect(await refusals(given, exported)).toEqual([]);
  });

  it('is refused with a list of all its faults', async () => {
    const settings = { ...(given['settings'] as object), PORTAL_TENANT: 'dos palabras' };
    const weak = changed('palette.dark.text.primary', '#142026') as object;
    const said = (await refusals({ ...weak, settings, extra: 1, name: ' ' }, 'logo')).join('\n');
    expect(said).toContain('palette.dark: text.primary #142026 on background.paper #142026');
    for (const problem of ['extra: ', 'name: ', 'logo: ', 'PORTAL_TENANT']) {
      expect(said).toContain(problem);
    }
  });

  it('is refused with a receiver of events if the build sends none', async () => {
    const [said] = await refusals(
      changed('settings.PORTAL_EVENTS_URL', 'https://eventos.banco.cl'),
    );
    expect(said).toContain('PORTAL_EVENTS_URL');
  });

  describe('of a bank’s portal', () => {
    const worker = inside('build/mockServiceWorker.js');
    beforeAll(() => rmSync(worker));
    afterAll(() => writeFileSync(worker, ''));
    const live = {
      ...(given['settings'] as object),
      PORTAL_EMAIL_IMAGES_URL: 'https://api.banco.cl/images',
      PORTAL_HOSTS: 'pagos.banco.cl',
    };

    it('is refused with promises and sections that are still those of the sandbox', async () => {
      const own = changed('promises.cost', 'No tiene costo.') as typeof given;
      const said = await refusals({ ...own, settings: live });
      for (const place of ['promises.hours', 'legal.terms.sections[0]', 'legal.bases.sections[1]'])
        expect(said).toContain(`${place}: is a sample of the sandbox, not the bank's text.`);
      expect(said.join('\n')).not.toContain('promises.cost');
    });

    it('may have them if that is said, or if only this machine serves it', async () => {
      const trial = { ...live, PORTAL_HOSTS: 'localhost:4173' };
      expect(await refusals({ ...given, settings: trial })).toEqual([]);
      expect(await refusals({ ...given, settings: live }, logo, { keepsSamples: true })).toEqual(
        [],
      );
    });
  });

  it('does not write into a directory that is not a build', async () => {
    mkdirSync(inside('home'));
    writeFileSync(inside('home/letter.txt'), 'x');
    writeFileSync(inside('brand.json'), JSON.stringify(given));
    for (const [out, said] of [
      ['home', 'is no build'],
      ['build', 'not stamped in place'],
    ] as const) {
      const stamped = brandBuild(inside('build'), inside('brand.json'), inside(out));
      await expect(stamped).rejects.toThrow(said);
    }
    expect(readdirSync(inside('home'))).toEqual(['letter.txt']);
  });
});
