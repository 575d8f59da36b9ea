/** The inherited CSS properties that Testing Library and user-event read. */
const inherited = new Set(['visibility', 'pointerEvents', 'pointer-events']);

/** The value in an element's `style` attribute or, for an inherited property, an ancestor's. */
function ownValue(element, name) {
  for (let at = element; at; at = inherited.has(name) ? at.parentElement : null) {
    const value = at.hasAttribute('style') && at.style[name];
    if (value) return value;
  }
  return '';
}

/**
 * A `getComputedStyle` for pages without the portal's styles (see `WithoutStyles`): reads the
 * element's own `style`, then jsdom's defaults, computed once for each tag, `type` and `hidden`.
 * jsdom's own function would match the hundred rules of jsdom's default style sheet with every
 * element at each query for visibility.
 */
export function plainStyles(window) {
  const { getComputedStyle } = window;
  const kinds = new Map();
  const kindOf = ({ localName, namespaceURI, hidden, type }) => {
    const kind = `${localName} ${hidden} ${type}`;
    if (!kinds.has(kind)) {
      const bare = window.document.createElementNS(namespaceURI, localName);
      if (hidden) bare.setAttribute('hidden', '');
      if (type) bare.setAttribute('type', type);
      kinds.set(kind, getComputedStyle(bare));
    }
    return kinds.get(kind);
  };
  return (element) => {
    const kind = kindOf(element);
    // jsdom has no layout: every element is as wide as the window.
    const room = (name) => (name === 'width' ? `${window.innerWidth}px` : '');
    const valueOf = (name) => ownValue(element, name) || kind.getPropertyValue(name) || room(name);
    return new Proxy(kind, {
      get: (_kind, name) =>
        name === 'getPropertyValue' ? valueOf : ownValue(element, name) || kind[name] || room(name),
    });
  };
}
