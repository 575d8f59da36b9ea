import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { IdentifierKind } from '../../lib/identifiers/identifierKinds.ts';
import { isRutIdentifier } from '../../lib/identifiers/identifiers.ts';
import type { Identifier } from '../../lib/identifiers/identifiers.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { strongContrast } from '../../theme/tokens.ts';
import { HelpIcon } from '../../ui/icons/icons.tsx';

/**
 * The position of each identifier on the sample bill, in units of its viewBox and in words, and an
 * example value.
 */
const places = {
  SERVICE_ID: { x: 236, y: 22, value: '55012210', where: 'arriba a la derecha' },
  INVOICE_ID: { x: 236, y: 86, value: '0004512309', where: 'a la derecha, bajo el encabezado' },
  CLIENT_ID: { x: 20, y: 86, value: '7845120-3', where: 'a la izquierda, junto al nombre' },
  COMPANY_ID: { x: 20, y: 150, value: 'TAG2040', where: 'a la izquierda, sobre el detalle' },
} as const satisfies Record<IdentifierKind, object>;

const Svg = styled('svg')({
  display: 'block',
  width: '100%',
  height: 'auto',
  maxWidth: 480,
  marginInline: 'auto',
  fontFamily: theme.typography.fontFamily,
  '& .paper': { fill: palette.background.paper, stroke: palette.divider },
  '& .bar': { fill: palette.divider },
  '& .brand': { fill: palette.primary.main },
  '& .mark': { fill: palette.accent.soft, stroke: palette.accent.main, strokeWidth: 3 },
  '& .label': { fill: palette.text.secondary, fontSize: 15, fontWeight: 600 },
  '& .value': { fill: palette.text.primary, fontSize: 20, fontWeight: 650 },
});

interface SampleBillProps {
  highlight: IdentifierKind;
  /** The identifier's label, such as 'Identificador de factura'. */
  label: string;
  /** A value to show instead of the one in `places`. */
  example?: string;
}

/** A sample bill on which the identifier asked for is highlighted ("¿Dónde lo encuentro?"). */
export function SampleBill({ highlight, label, example }: SampleBillProps) {
  const { x, y, value, where } = places[highlight];
  const others = Object.entries(places).filter(([field]) => field !== highlight);
  const shown = example ?? value;
  return (
    <Box
      component="figure"
      aria-label={`Boleta de ejemplo: ${label}, ${shown}, está ${where}.`}
      sx={{ m: 0 }}
    >
      <Svg viewBox="0 0 440 320" aria-hidden="true" focusable="false">
        <path className="paper" d={`M.5.5h439v311${'l-10-8-10 8'.repeat(21)}l-10-8-9 8Z`} />
        <rect className="brand" x="20" y="22" width="44" height="44" rx="12" />
        <rect className="bar" x="76" y="28" width="110" height="12" rx="6" />
        <rect className="bar" x="76" y="48" width="74" height="10" rx="5" />
        {others.map(([field, place]) => (
          <g key={field}>
            <rect className="bar" x={place.x} y={place.y + 6} width="96" height="10" rx="5" />
            <rect className="bar" x={place.x} y={place.y + 24} width="140" height="14" rx="7" />
          </g>
        ))}
        {[216, 240, 264].map((line, index) => (
          <g key={line}>
            <rect className="bar" x="20" y={line} width={220 - index * 30} height="10" rx="5" />
            <rect className="bar" x="360" y={line} width="60" height="10" rx="5" />
          </g>
        ))}
        <rect className="mark" x={x - 12} y={y - 8} width="208" height="58" rx="10" />
        <text className="label" x={x} y={y + 14}>
          {label}
        </text>
        <text className="value" x={x} y={y + 39}>
          {shown}
        </text>
      </Svg>
    </Box>
  );
}

export function WhereToFind({ identifier }: { identifier: Identifier }) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    // The margins subtract the button's padding, so that the spacing applies to the button's text.
    // With strong contrast the button has a border, and the spacing applies to the border.
    <Stack
      sx={{
        gap: 1.5,
        alignItems: 'start',
        mt: -3,
        mb: -1.5,
        [strongContrast]: { mt: -1.5, mb: 0 },
      }}
    >
      <Button
        variant="text"
        startIcon={<HelpIcon size={20} />}
        sx={{ ml: 'var(--outdent)' }}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        ¿Dónde lo encuentro?
      </Button>
      {isOpen && (
        <Paper id={id} sx={{ width: 1, p: 2.5, backgroundColor: palette.tint.brand }}>
          <SampleBill
            highlight={identifier.kind}
            label={plainText(identifier.label, 28)}
            {...(isRutIdentifier(identifier) && { example: '12.345.678-5' })}
          />
        </Paper>
      )}
    </Stack>
  );
}
