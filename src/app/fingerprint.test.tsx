import { array, assert, property, string } from 'fast-check';
import { renderToString } from 'react-dom/server';
import { anyCharacter } from '../test/values/arbitraries.ts';
import { fingerprintOfMarkup, fingerprintOfPage } from './fingerprint.ts';

const Page = ({ texts }: { texts: string[] }) => (
  <main title={texts[0]}>
    {texts.map((text, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- texts may repeat
      <p key={place} aria-label={text}>
        <span>{text}</span> y <span>{text}</span>
        <input defaultValue={text} />
      </p>
    ))}
  </main>
);

/**
 * Renders the texts as a page; returns the markup's fingerprint, and the page as the browser parses
 * it.
 */
function read(texts: string[]) {
  const markup = renderToString(<Page texts={texts} />);
  const page = document.createElement('div');
  page.innerHTML = markup;
  return { print: fingerprintOfMarkup(markup), page };
}

// Without carriage returns and NUL: the browser's parser turns the former into line feeds, and
// drops the latter.
const word = string({ unit: anyCharacter }).map((text) => text.replaceAll(/[\r\0]/g, ''));
const texts = array(word, { minLength: 1, maxLength: 5 });

const changes: Record<string, (page: HTMLElement, text: Node) => void> = {
  'a sibling': (page) => page.append(document.createElement('x-icon')),
  'a wrapper': (page) => {
    const wrapper = document.createElement('x-box');
    wrapper.append(...page.childNodes);
    page.append(wrapper);
  },
  'a translated text': (_page, text) => {
    text.textContent += 'x';
  },
  'a wrapped text': (_page, text) => {
    const font = document.createElement('font');
    (text as Text).replaceWith(font);
    font.append(text);
  },
};

describe('the fingerprint of a prerendered page', () => {
  it('is the same in the build and in the browser', () => {
    assert(
      property(texts, (each) => {
        const { print, page } = read(each);
        expect(fingerprintOfPage(page)).toBe(print);
      }),
    );
  });

  it.each(Object.keys(changes))('is different after %s', (name) => {
    const { print, page } = read(['Ingresar']);
    const text = page.querySelector('span')?.firstChild;
    if (text) changes[name]?.(page, text);
    expect(fingerprintOfPage(page)).not.toBe(print);
  });

  it('is unchanged when attributes are added or text is typed, which React tolerates', () => {
    const { print, page } = read(['Ingresar']);
    page.querySelector('p')?.setAttribute('style', 'color: red');
    const field = page.querySelector('input');
    if (field) field.value = 'aguas';
    expect(fingerprintOfPage(page)).toBe(print);
  });
});
