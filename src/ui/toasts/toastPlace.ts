function createPlace(): HTMLElement {
  const place = document.createElement('section');
  place.setAttribute('aria-label', 'Mensajes');
  return place;
}

let place: HTMLElement | undefined;

/**
 * The toasts' element, which stands at the end of the page: an open modal hides everything beside
 * it from screen readers, but messages must still be heard.
 */
export function toastPlace(): HTMLElement {
  place ??= createPlace();
  return place;
}
