import { styled } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { pressable } from './buttonStyles.ts';

const linkStyles = ({ theme }: { theme: Theme }) =>
  ({
    color: theme.vars.palette.primary.main,
    fontWeight: 550,
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.2em',
    borderRadius: 4,
    '&:hover': { textDecorationThickness: 2 },
  }) as const;

/** A link to another screen, inside a sentence. */
export const TextLink = styled(Link)(linkStyles);

/** A link to another site or address (`href`), inside a sentence. */
export const TextAnchor = styled('a')(linkStyles);

const PlainButton = styled('button')({ ...pressable, padding: 0 }, linkStyles);

/** A button that reads like a link: it does something instead of leading somewhere. */
export function TextButton(props: ComponentProps<'button'>) {
  return <PlainButton type="button" {...props} />;
}
