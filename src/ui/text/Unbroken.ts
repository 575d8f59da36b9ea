import { styled } from '@mui/material/styles';

/** Keeps a text such as an invoice number from breaking at its hyphen, where it fits on a line. */
export const Unbroken = styled('span')({ display: 'inline-block', maxWidth: '100%' });
