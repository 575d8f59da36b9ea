import Box from '@mui/material/Box';
import { seriesColour } from './seriesColours.ts';

/** A patch in a company's colour; the colour is kept on paper and in forced colours. */
export function Swatch({ company, width = 10 }: { company: number; width?: number | string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        flex: 'none',
        width,
        height: width === 10 ? 10 : 4,
        borderRadius: '3px',
        backgroundColor: seriesColour(company),
        printColorAdjust: 'exact',
        forcedColorAdjust: 'none',
      }}
    />
  );
}
