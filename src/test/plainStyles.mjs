/** What is the parent's unless an element says otherwise. */
const inherited = new Set(['visibility', 'pointerEvents', 'pointer-events']);

/** What the `style` attributes of an element and, for what is inherited, of those around it say. */
function ownValue(element, name) {
  for (let at = element; at; at = inherited.has(name) ? at.parentElement : null) {
    const value = at.hasAttribute('style') && at.style[name];
    if (value) return value;
  }
  return '';
}

/**
 * A `getComputedStyle` for pages without style sheets (see `Undressed`): an element's own `style`, and what the browser
 * gives every element of its kind, which is asked only once. jsdom would match a hundred rules with every element
 * whenever a query asks whether something can be seen.
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
    const valueOf = (name) => ownValue(element, name) || kind.getPropertyValue(name);
    return new Proxy(kind, {
      get: (_kind, name) =>
        name === 'getPropertyValue' ? valueOf : ownValue(element, name) || kind[name],
    });
  };
}
