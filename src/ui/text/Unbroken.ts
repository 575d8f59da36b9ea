import { styled } from '@mui/material/styles';

/** An invoice number or an address that does not break at its hyphen where it fits on a line. */
export const Unbroken = styled('span')({
  display: 'inline-block',
  maxWidth: '100%',
  overflowWrap: 'anywhere',
});
