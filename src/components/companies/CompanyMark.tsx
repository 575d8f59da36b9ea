import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { imageUrl } from '../../config/imageUrl.ts';
import { useWhenConnected } from '../../ui/hooks/useWhenConnected.ts';
import { useShownCompany } from './shownCompanies.ts';

interface CompanyMarkProps {
  /** The name, for the initials. Screen readers skip the mark: a text beside it has the name. */
  name: string;
  /** Path or URL of the image, as the bank gave it. */
  image?: string | undefined;
  /**
   * The side of the square in px at the browser's default font size; it scales with the font size.
   */
  size?: number;
}

/**
 * A company's or category's image in a box of fixed size. The box is tinted until the image has
 * loaded. Initials replace an image that is missing, not on the API's origin, or fails to load.
 */
export function CompanyMark({ name, image = '', size = 48 }: CompanyMarkProps) {
  const [loaded, setLoaded] = useState<string>();
  const [broken, setBroken] = useState<string>();
  useWhenConnected(() => setBroken(undefined));
  useShownCompany(name);
  const url = imageUrl(image);
  // A large font size enlarges the mark to 9 % of the window's width at most, to leave room for the
  // name.
  const side = `min(${size / 16}rem, max(${size}px, 9vw))`;
  const isShown = url !== undefined && url !== broken;
  return (
    <Avatar
      component="span"
      aria-hidden="true"
      data-loaded={isShown && url === loaded ? '' : undefined}
      sx={{
        flex: 'none',
        width: side,
        height: side,
        // The corner radius is a quarter of the side, like that of the images themselves; the
        // outline makes white images visible.
        borderRadius: '25%',
        outline: '1px solid',
        outlineColor: 'divider',
        outlineOffset: -1,
        fontSize: `calc(0.36 * ${side})`,
        fontWeight: 650,
        letterSpacing: '0.02em',
        color: 'primary.main',
        backgroundColor: 'tint.brand',
        // A white disc makes dark images with a transparent background visible in dark mode; a
        // square would fill the rounded corners.
        '&[data-loaded]': { background: 'radial-gradient(closest-side, #fff 98%, transparent)' },
      }}
    >
      {isShown ? (
        <Box
          component="img"
          // `loading` must precede `src`: React sets attributes in this order, and setting `src`
          // may start the fetch.
          loading="lazy"
          decoding="async"
          src={url}
          alt=""
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
          onLoad={() => setLoaded(url)}
          onError={() => setBroken(url)}
        />
      ) : (
        initialsOf(name)
      )}
    </Avatar>
  );
}

/**
 * The initials of the first and the last word that begin with a capital or a digit: "Aguas del
 * Lleuque" → "AL". Without such a word, the name's first letter as a capital; '' for an empty name.
 */
export function initialsOf(name: string): string {
  const words = name.split(/\s+/).filter((word) => /^[\p{Lu}\d]/u.test(word));
  const chosen = words.length > 1 ? [words[0], words[words.length - 1]] : [words[0] ?? name.trim()];
  return chosen.map((word) => /./u.exec(word ?? '')?.[0].toLocaleUpperCase('es') ?? '').join('');
}
