import isPropValid from '@emotion/is-prop-valid';
import type { ElementType, ReactNode } from 'react';
import { jsx } from 'react/jsx-runtime';

interface Props extends Record<string, unknown> {
  as?: ElementType;
}

type Forwards = (prop: string) => boolean;

/** The element that a styled component renders, and the component's `shouldForwardProp`. */
interface Styled {
  base: ElementType;
  told: Forwards | undefined;
}

const made = new WeakMap<object, Styled>();

const usual = (tag: ElementType): Forwards =>
  typeof tag === 'string' ? isPropValid : (prop) => prop !== 'theme';

function both(inner: Forwards | undefined, outer: Forwards | undefined): Forwards | undefined {
  return inner && outer ? (prop) => inner(prop) && outer(prop) : (outer ?? inner);
}

/**
 * Replaces `@emotion/styled` and renders elements without styles: jsdom draws nothing, and
 * emotion's styles would take a seventh of a run. It follows emotion's rules for `as` and forwarded
 * props.
 */
export default function styled(
  tag: ElementType,
  { shouldForwardProp }: { shouldForwardProp?: Forwards } = {},
) {
  const inner = typeof tag === 'string' ? undefined : made.get(tag);
  const base = inner?.base ?? tag;
  const told = both(inner?.told, shouldForwardProp);
  const takesAs = !(told ?? usual(base))('as');
  return (): ElementType => {
    function Plain(props: Props): ReactNode {
      const shown = (takesAs && props.as) || base;
      const forwards = told ?? usual(shown);
      // A loop, for speed: a render makes thousands of these elements.
      const passed: Props = {};
      for (const name in props) {
        if (takesAs && name === 'as') continue;
        if (name === 'className' || name === 'ref' || forwards(name)) passed[name] = props[name];
      }
      return jsx(shown, passed);
    }
    made.set(Plain, { base, told });
    return Plain;
  };
}
