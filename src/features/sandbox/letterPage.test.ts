import type { Mail } from '../../../mocks/bank/state.ts';
import { letterPage, styleLetter } from './letterPage.ts';

const mailOf = (changes: Partial<Mail>): Mail => ({
  id: 'm-1',
  sentAt: '2026-11-20T10:00:00-03:00',
  kind: 'clave',
  to: ['ana@ejemplo.cl'],
  subject: 'Prueba',
  body: '<p>Hola</p>',
  ...changes,
});

/** The mail as a frame shows it, with its styles applied. */
function read(changes: Partial<Mail>): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no page');
  page.open();
  page.write(letterPage(mailOf(changes)));
  page.close();
  styleLetter(page);
  return page;
}

afterEach(() => document.body.replaceChildren());

const receipt =
  '<!doctype html><html lang="es"><head><title>Comprobante</title><style>@media (max-width: 520px) { td { display: block } }</style></head><body style="margin:0"><p style="color: red">Total <a href="https://portal.cl/contacto">contactarnos aquí</a></p></body></html>';

describe('a letter in a page whose policy refuses styles in markup', () => {
  it('carries no style that the policy would refuse', () => {
    const page = letterPage(mailOf({ body: receipt }));
    expect(page).not.toMatch(/\sstyle=/);
    expect(page).not.toMatch(/<style[^>]*>[^<]/);
  });

  it('wears them all the same once it is dressed', () => {
    const page = read({ body: receipt });
    expect(page.querySelector('p')?.style.color).toBe('red');
    expect(page.body.style.margin).toBe('0px');
    const [sheet] = page.styleSheets;
    expect(sheet?.cssRules[0]?.cssText).toMatch(/max-width: 520px.*display: block/s);
  });

  it('keeps quotes and ampersands of its style sheet', () => {
    const page = read({
      body: '<!doctype html><style>p { font-family: "A & B" }</style><p>Hola</p>',
    });
    expect(page.querySelector('style')?.dataset['css']).toBe('p { font-family: "A & B" }');
  });
});

describe('the links of a letter', () => {
  it('lead out of the frame', () => {
    const page = read({ body: receipt });
    expect([...page.links].map(({ href, target }) => [href, target])).toEqual([
      ['https://portal.cl/contacto', '_top'],
    ]);
  });

  it.each(['<p>Paga aquí</p>', receipt])('end with its button, whatever it is made of', (body) => {
    const page = read({ kind: 'link', body, link: 'https://portal.cl/pagoEmail?link=a&b="c"' });
    const button = [...page.links].at(-1);
    expect(button?.textContent).toBe('Ver y pagar');
    expect(button?.getAttribute('href')).toBe('https://portal.cl/pagoEmail?link=a&b="c"');
    expect(button?.closest('body')).toBe(page.body);
  });

  it('have no button when the letter has none', () => {
    expect(read({}).links).toHaveLength(0);
  });
});
