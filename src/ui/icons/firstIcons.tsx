import type { SVGProps } from 'react';

/**
 * Props of an icon. `size` is in px at the usual text size, by default 24; the other props go to
 * the svg.
 */
interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'children'> {
  size?: number;
}

/**
 * Creates an icon of one path: a stroke drawing on a 24 × 24 grid in the current text colour. It is
 * hidden from screen readers, so its meaning must also be in a text or an `aria-label`.
 */
export const icon = (d: string) =>
  function Icon({ size = 24, ...rest }: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width={`${size / 16}rem`}
        height={`${size / 16}rem`}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...rest}
      >
        <path d={d} />
      </svg>
    );
  };

// The icons of the first screen, kept apart from icons.tsx, so that the first load does not contain
// the icons of other screens.
export const BackIcon = icon('M19 12H5m6-6-6 6 6 6');
export const MenuIcon = icon('M4 7h16M4 12h16M4 17h16');
export const CloseIcon = icon('M6 6l12 12M18 6 6 18');
export const CartIcon = icon(
  'M3 4h2.2l2.4 11.2a1.5 1.5 0 0 0 1.5 1.2h8.2a1.5 1.5 0 0 0 1.5-1.2L20.5 8H6.1M9.5 20h.01M17 20h.01',
);
export const ShieldIcon = icon(
  'm8.7 11.8 2.4 2.4 4.2-4.6M12 3l7.5 2.7v5.5c0 4.6-3.1 8.2-7.5 9.8-4.4-1.6-7.5-5.2-7.5-9.8V5.7L12 3Z',
);
