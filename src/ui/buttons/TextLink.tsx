import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import { palette } from '../../theme/theme.ts';

const linkStyles = {
  color: palette.primary.main,
  fontWeight: 550,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.2em',
  borderRadius: 4,
  '&:hover': { textDecorationThickness: 2 },
} as const;

/** A link to another screen, within a text. */
export const TextLink = styled(Link)(linkStyles);

/** A link to a place on the same page (`href`), within a text. */
export const TextAnchor = styled('a')(linkStyles);
