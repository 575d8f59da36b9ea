import { folders } from './comparison.ts';
import type { Change, Comparison } from './comparison.ts';
import { schemes } from './camera.ts';
import type { Failure, Gallery, Picture } from './visit.ts';

/** The scale of pictures on the page, compared with the screen. */
const scale = 0.35;
/** The visible height of a picture while the box "whole pages" is unchecked, in screen pixels. */
const firstView = 800;

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
const idOf = ({ walk, state }: { walk: string; state: string }) =>
  encodeURIComponent(`${walk}: ${state}`);
const percent = (share: number) => `${(share * 100).toPrecision(2)} %`;

function figure({ width, scheme, file }: Picture, kind: string, caption: string): string {
  const source = `${kind}/${file}`;
  const size = `width="${width * scale}" height="${firstView * scale}"`;
  return `<figure class="w${width} ${scheme}"><a href="${source}"><img src="${source}" ${size} loading="lazy" alt=""></a><figcaption>${caption}</figcaption></figure>`;
}

const figures = (pictures: readonly Picture[]) =>
  schemes
    .map((scheme) => {
      const row = pictures.filter((picture) => picture.scheme === scheme);
      return `<div>${row.map((picture) => figure(picture, folders.pictures, `${picture.width} px, ${scheme}`)).join('')}</div>`;
    })
    .join('');

const stateOf = (pictures: readonly Picture[]) => {
  const [first] = pictures;
  if (!first) return '';
  return `<article id="${idOf(first)}"><h3>${escaped(first.state)} <small>${escaped(first.walk)}</small></h3>${figures(pictures)}</article>`;
};

/** The pictures, grouped by the path of their screen and then by state. */
function byScreen(pictures: readonly Picture[]): [screen: string, states: Picture[][]][] {
  const states = [...Map.groupBy(pictures, idOf).values()];
  return [...Map.groupBy(states, ([first]) => first?.screen ?? '')].toSorted(([one], [other]) =>
    one.localeCompare(other),
  );
}

function contents(screens: readonly [string, Picture[][]][]): string {
  const items = screens.map(([screen, states]) => {
    const links = states.flatMap(([first]) =>
      first ? [`<a href="#${encodeURIComponent(idOf(first))}">${escaped(first.state)}</a>`] : [],
    );
    return `<li><a href="#${screen}">${screen}</a>: ${links.join(', ')}</li>`;
  });
  return `<details><summary>Screens and their states</summary><ul>${items.join('')}</ul></details>`;
}

const list = (title: string, names: readonly string[]) =>
  names.length === 0
    ? ''
    : `<h3>${title}</h3><ul>${names.map((name) => `<li>${escaped(name)}</li>`).join('')}</ul>`;

function changeOf(change: Change): string {
  const { walk, state, width, scheme, share } = change;
  const title = `${escaped(state)}, ${width} px, ${scheme}: ${percent(share)} <small>${escaped(walk)}</small>`;
  return `<article class="whole w${width} ${scheme}"><h3>${title}</h3><div>${figure(change, folders.before, 'before')}${figure(change, folders.pictures, 'after')}${figure(change, folders.differences, 'difference')}</div></article>`;
}

function changes({ changes: all, appeared, vanished }: Comparison): string {
  const count = all.length === 0 ? 'Nothing' : `${all.length} pictures`;
  return `<section><h2>What differs: ${count}</h2>${list('New states', appeared)}${list('States that are gone', vanished)}${all.map(changeOf).join('')}</section>`;
}

const failed = (failures: readonly Failure[]) =>
  list(
    'Not seen',
    failures.map(({ walk, state, width, error }) => `${walk}: ${state}, ${width} px: ${error}`),
  );

function filters(pictures: readonly Picture[]): { controls: string; rules: string } {
  const widths = new Set(pictures.map(({ width }) => width));
  const kinds = [
    ...[...widths].map((width) => [`w${width}`, `${width} px`]),
    ...schemes.map((scheme) => [scheme, scheme]),
  ];
  return {
    controls: kinds
      .map(([kind, name]) => `<label><input type="checkbox" id="${kind}" checked> ${name}</label>`)
      .join(' '),
    rules: kinds
      .map(([kind]) => `body:has(#${kind}:not(:checked)) .${kind}{display:none}`)
      .join(''),
  };
}

const look = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { max-width: 1320px; margin: auto; padding: 1rem }
  header p { position: sticky; top: 0; background: Canvas; padding: .5rem 0 }
  h2 { border-top: 2px solid; padding-top: 1rem; margin-top: 3rem }
  small { font-weight: 400; opacity: .7 }
  article > div { display: flex; gap: 1rem; align-items: start; flex-wrap: wrap }
  figure { margin: 0 0 1rem }
  img { display: block; object-fit: cover; object-position: top; outline: 1px solid GrayText }
  .whole img, body:has(#whole:checked) img { height: auto }
  #filters { position: sticky; top: 0; background: Canvas; padding: .5rem 0; z-index: 1 }
`;

/**
 * The gallery as one page: first the states that differ from the earlier gallery, then all states.
 */
export function writeAlbum({ pictures, failures }: Gallery, comparison?: Comparison): string {
  const screens = byScreen(pictures);
  const { controls, rules } = filters(pictures);
  const sections = screens.map(
    ([screen, states]) =>
      `<section><h2 id="${screen}">${screen}</h2>${states.map(stateOf).join('')}</section>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Every state of the portal</title>
<style>${look}${rules}</style>
<h1>Every state of the portal</h1>
<p id="filters">${controls} <label><input type="checkbox" id="whole"> whole pages</label></p>
${contents(screens)}
${failed(failures)}
${comparison ? changes(comparison) : ''}
${sections.join('\n')}
</html>
`;
}
