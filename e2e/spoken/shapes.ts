import type { CDPSession, Page } from '@playwright/test';

/**
 * A control as the page draws it. `hasShape` is true with a border, an outline, an underline or a
 * fill of enough contrast, or if the browser itself draws the control. `drawn` contains the
 * control's computed styles, by which two looks are compared.
 */
interface Look {
  kind: string;
  name: string;
  state: 'plain' | 'chosen' | 'wrong' | 'disabled';
  isFocused: boolean;
  hasShape: boolean;
  drawn: string;
}

const controls =
  'button, [role=button], [role=tab], input:not([type=hidden], [type=file]), select, textarea, a.MuiButtonBase-root';

/** Reads the looks of the visible controls that match the selector. Runs in the page. */
function readLooks(selector: string): Look[] {
  // Even the shortest transition first has the styles of its beginning, so it is ended here.
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
  const transparent = /^(transparent|rgba\(.*, 0\))$/;
  /** The box that MUI draws around a control, or the control itself. */
  const frameOf = (control: Element) =>
    control.closest('.MuiInputBase-root, .MuiCheckbox-root, .MuiRadio-root, .MuiCard-root') ??
    control;
  const parts = (frame: Element) =>
    [frame, ...frame.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].map((pseudo) => ({
        element,
        pseudo,
        style: getComputedStyle(element, pseudo),
      })),
    );
  /** The visible lines of an element: its borders and its outline. */
  const linesOf = (style: CSSStyleDeclaration) =>
    ['border-top', 'border-right', 'border-bottom', 'border-left', 'outline'].map((line) => {
      const [drawn = '', width = '', color = '', offset = ''] = [
        'style',
        'width',
        'color',
        'offset',
      ].map((of) => style.getPropertyValue(`${line}-${of}`));
      const isSeen = drawn !== 'none' && Number.parseFloat(width) > 0 && !transparent.test(color);
      return isSeen ? `${width} ${drawn} ${color} ${offset}` : '';
    });
  const edge = (style: CSSStyleDeclaration) => linesOf(style).some((line) => line !== '');
  const brush = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  /** The luminance of colours that lie over each other, from the lowest, on white. */
  const luminance = (colors: readonly string[]) => {
    for (const color of ['white', ...colors]) {
      if (!brush) continue;
      brush.fillStyle = color;
      brush.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = [...(brush?.getImageData(0, 0, 1, 1).data ?? [])].map(
      (byte) => (byte <= 10 ? byte / 3294.6 : ((byte / 255 + 0.055) / 1.055) ** 2.4),
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** The background colours of an element and its ancestors, from the outermost. */
  const backgrounds = (element: Element | null): string[] =>
    element
      ? [...backgrounds(element.parentElement), getComputedStyle(element).backgroundColor]
      : [];
  /**
   * The contrast of an element's fill with the background behind it (WCAG 1.4.11); 1 without a
   * fill.
   */
  const contrastOf = (
    element: Element,
    isPseudo: boolean,
    { backgroundColor }: CSSStyleDeclaration,
  ) => {
    if (transparent.test(backgroundColor)) return 1;
    const behind = backgrounds(isPseudo ? element : element.parentElement);
    const both = [luminance(behind) + 0.05, luminance([...behind, backgroundColor]) + 0.05];
    return Math.max(...both) / Math.min(...both);
  };
  /**
   * Whether the browser itself draws this control: a visible checkbox, radio button or slider that
   * is not part of a MUI component.
   */
  const isNative = (control: Element, frame: Element) =>
    control === frame &&
    control.matches('[type=checkbox], [type=radio], [type=range]') &&
    getComputedStyle(control).appearance === 'auto' &&
    getComputedStyle(control).opacity !== '0';
  const labelOf = (control: HTMLElement) =>
    (control instanceof HTMLInputElement && control.labels?.[0]) || control;
  return [...document.querySelectorAll<HTMLElement>(selector)]
    .filter((control) => frameOf(control).checkVisibility({ visibilityProperty: true }))
    .filter((control) => frameOf(control).getBoundingClientRect().width > 1)
    .filter((control) => !control.closest('[aria-hidden=true]'))
    .map((control) => {
      const frame = frameOf(control);
      const drawn = parts(frame).filter(({ pseudo, style }) => !pseudo || style.content !== 'none');
      const state = control.matches('[aria-invalid=true]')
        ? 'wrong'
        : control.matches(':disabled, [aria-disabled=true]')
          ? 'disabled'
          : control.matches(
                ':checked, [aria-selected=true], [aria-pressed=true], [aria-current]:not([aria-current=false])',
              )
            ? 'chosen'
            : 'plain';
      const { textDecorationLine } = getComputedStyle(control);
      return {
        kind: `${control.localName} ${control.getAttribute('type') ?? ''} ${[...frame.classList].filter((name) => /^Mui\w+-(root|text|outlined|contained|sizeSmall|sizeMedium|sizeLarge)$/.test(name)).join(' ')}`,
        name: control.ariaLabel ?? (labelOf(control).textContent.trim() || control.id),
        state,
        isFocused: control.matches(':focus'),
        hasShape:
          textDecorationLine === 'underline' ||
          isNative(control, frame) ||
          drawn.some(({ element, pseudo, style }) => {
            // The fill of a disabled control may be pale.
            const contrast = contrastOf(element, pseudo !== undefined, style);
            return edge(style) || (state === 'disabled' ? contrast > 1 : contrast >= 3);
          }),
        drawn: drawn
          .filter(({ element }) => !element.closest('svg') || element.localName === 'svg')
          .map(({ style }) =>
            [
              ...linesOf(style),
              style.backgroundColor,
              style.color,
              style.opacity,
              style.fontWeight,
              style.textDecorationLine,
            ].join(' '),
          )
          .join('; '),
      } satisfies Look;
    });
}

const looksOf = (page: Page) => page.evaluate(readLooks, controls);

/** Finds the enabled controls without focus whose look does not change when they get it. */
async function alikeInFocus(
  page: Page,
  devTools: CDPSession,
  before: readonly Look[],
): Promise<Look[]> {
  const { root } = await devTools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devTools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: controls,
  });
  // DevTools only force the styles of focus; real focus would show errors, open lists and close
  // menus.
  const force = (forcedPseudoClasses: string[]) =>
    // A control may disappear meanwhile, as those of a toast do.
    Promise.allSettled(
      nodeIds.map((nodeId) =>
        devTools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }),
      ),
    );
  await force(['focus', 'focus-visible']);
  const focused = await looksOf(page);
  await force([]);
  return before.filter(
    ({ name, state, isFocused, drawn }, nth) =>
      state !== 'disabled' &&
      !isFocused &&
      focused[nth]?.name === name &&
      focused[nth].drawn === drawn,
  );
}

const modes = {
  'forced colours': { forcedColors: 'active' },
  'more contrast': { contrast: 'more' },
} as const;

/**
 * Returns a function that names controls with a fault, in forced colours and with more contrast. A
 * control has a fault if it has no shape (`hasShape`), if it looks the same in focus, or if in a
 * special state (such as disabled) it looks like a plain control of its kind that was seen before.
 */
export async function followShapes(
  page: Page,
  devTools: CDPSession,
): Promise<() => Promise<string[]>> {
  await devTools.send('DOM.enable');
  await devTools.send('CSS.enable');
  const plain = new Set<string>();
  return async () => {
    const findings: string[] = [];
    for (const [mode, media] of Object.entries(modes)) {
      await page.emulateMedia(media);
      const looks = await looksOf(page);
      const drawnIn = ({ kind, drawn }: Look) => `${mode}: ${kind}: ${drawn}`;
      for (const look of looks) if (look.state === 'plain') plain.add(drawnIn(look));
      const find = (found: readonly Look[], fault: (look: Look) => string) =>
        findings.push(
          ...found.map((look) => `${mode}: ${look.name} (${look.kind}) ${fault(look)}`),
        );
      find(
        looks.filter(({ hasShape }) => !hasShape),
        () => 'has neither border nor fill',
      );
      find(
        looks.filter((look) => look.state !== 'plain' && plain.has(drawnIn(look))),
        ({ state }) => `looks the same when ${state}`,
      );
      find(await alikeInFocus(page, devTools, looks), () => 'looks the same in focus');
      await page.emulateMedia({ forcedColors: 'none', contrast: 'no-preference' });
    }
    return findings;
  };
}
