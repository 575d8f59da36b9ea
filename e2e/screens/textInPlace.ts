import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Lists the faults that `expectTextInPlace` names. Runs in the page. */
function misplacedTexts(): string[] {
  const slack = 2;
  const found: string[] = [];
  const nameOf = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.textContent ?? '').trim().slice(0, 40)}`;
  // Whether an element, or an element around it, is visually hidden or collapsed to no height.
  const isClipped = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath.startsWith('inset') ||
      getComputedStyle(element).maxHeight === '0px' ||
      isClipped(element.parentElement));
  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !isClipped(element) &&
    !element.closest('[aria-hidden=true]');
  // Whether a word of ordinary length, two to twelve letters, is on two lines.
  const isBroken = (node: Text) =>
    [...node.data.matchAll(/(?<!\S)\p{L}{2,12}(?!\S)/gu)].some(({ 0: word, index }) => {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    });
  const textBox = (element: Element) => {
    const range = document.createRange();
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: DOMRect[] = [];
    while (texts.nextNode()) {
      const { parentElement } = texts.currentNode;
      if (!parentElement || !isSeen(parentElement)) continue;
      range.selectNodeContents(texts.currentNode);
      boxes.push(...range.getClientRects());
    }
    const [left, right] = [boxes.map((box) => box.left), boxes.map((box) => box.right)];
    const [top, bottom] = [boxes.map((box) => box.top), boxes.map((box) => box.bottom)];
    return {
      left: Math.min(...left),
      right: Math.max(...right),
      top: Math.min(...top),
      bottom: Math.max(...bottom),
    };
  };
  for (const element of document.querySelectorAll('body *')) {
    if (!isSeen(element)) continue;
    const texts = [...element.childNodes].filter((node) => node instanceof Text);
    const hasText = texts.some(({ data }) => data.trim() !== '');
    if (texts.some(isBroken)) found.push(`breaks a word: ${nameOf(element)}`);
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCut =
      (/hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + slack) ||
      (/hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + slack);
    if (hasText && isCut) found.push(`cut: ${nameOf(element)}`);
  }
  const ruler = document.createElement('canvas').getContext('2d');
  for (const field of document.querySelectorAll('select')) {
    const { font, paddingLeft, paddingRight } = getComputedStyle(field);
    const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    const words = field.selectedOptions[0]?.text ?? '';
    if (ruler) ruler.font = font;
    if (ruler && ruler.measureText(words).width > room + slack)
      found.push(`cut: <select> ${words}`);
  }
  const controls = [
    ...document.querySelectorAll('button, a[href], input, select, textarea, summary'),
  ].filter(isSeen);
  for (const control of controls) {
    const box = control.getBoundingClientRect();
    const text = textBox(control);
    const leaves =
      text.left < box.left - slack ||
      text.right > box.right + slack ||
      text.top < box.top - slack ||
      text.bottom > box.bottom + slack;
    if (leaves && control.matches('button, a') && getComputedStyle(control).display !== 'inline')
      found.push(`leaves its box: ${nameOf(control)}`);
  }
  const isAbove = (element: Element | null): boolean =>
    element !== null &&
    (/fixed|sticky/.test(getComputedStyle(element).position) || isAbove(element.parentElement));
  const still = controls.filter(
    (control) => !isAbove(control) && !control.matches('[type=checkbox], [type=radio]'),
  );
  for (const [index, one] of still.entries()) {
    const a = one.getBoundingClientRect();
    for (const other of still.slice(index + 1)) {
      // A button may lie within its field, so controls are not compared if the parent of one
      // contains the other.
      if (one.parentElement?.contains(other) || other.parentElement?.contains(one)) continue;
      const b = other.getBoundingClientRect();
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (width > slack && height > slack)
        found.push(`cover each other: ${nameOf(one)}, ${nameOf(other)}`);
    }
  }
  return found;
}

/**
 * Fails if a text is cut off, breaks within a word or leaves its button, or if controls overlap.
 */
export async function expectTextInPlace(page: Page, state: string): Promise<void> {
  expect(await page.evaluate(misplacedTexts), state).toEqual([]);
}
