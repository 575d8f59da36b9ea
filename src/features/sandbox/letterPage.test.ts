import { letterPage, styleLetter } from './letterPage.ts';

/** Writes a mail into a frame and styles it, as the console does. */
function read(html: string): Document {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no page');
  page.open();
  page.write(letterPage(html));
  page.close();
  styleLetter(page);
  return page;
}

afterEach(() => document.body.replaceChildren());

const receipt =
  '<!doctype html><html lang="es"><head><title>Comprobante</title><style>@media (max-width: 520px) { td { display: block } }</style></head><body style="margin:0"><p style="color: red">Total <a href="https://portal.cl/contacto">contactarnos aquí</a></p></body></html>';

describe('a letter in a page whose policy refuses styles in markup', () => {
  it('has no style that the policy would refuse', () => {
    const page = letterPage(receipt);
    expect(page).not.toMatch(/\sstyle=/);
    expect(page).not.toMatch(/<style[^>]*>[^<]/);
  });

  it('gets its styles from the script', () => {
    const page = read(receipt);
    expect(page.querySelector('p')?.style.color).toBe('red');
    expect(page.body.style.margin).toBe('0px');
    const [sheet] = page.styleSheets;
    expect(sheet?.cssRules[0]?.cssText).toMatch(/max-width: 520px.*display: block/s);
  });

  it('keeps quotes and ampersands of its style sheet', () => {
    const page = read('<!doctype html><style>p { font-family: "A & B" }</style><p>Hola</p>');
    expect(page.querySelector('style')?.dataset['css']).toBe('p { font-family: "A & B" }');
  });
});

it('the links of a letter open outside the frame', () => {
  const page = read(receipt);
  expect([...page.links].map(({ href, target }) => [href, target])).toEqual([
    ['https://portal.cl/contacto', '_top'],
  ]);
});
