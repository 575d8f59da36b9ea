import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, use } from 'react';
import type { Sample, Sandbox } from '../../../mocks/sandbox.ts';
import { lookupPath, paths } from '../../config/paths.ts';
import { formatRut } from '../../lib/identifiers/rut.ts';
import { useAppSelector } from '../../store/app/hooks.ts';
import { selectLookup } from '../../store/lookup/lookupSlice.ts';
import { plainList } from '../../theme/pageFrame.ts';
import { SandboxContext } from './sandboxContext.ts';

/** A value to be copied; a click selects all of it. */
export function SampleValue({ children }: { children: string }) {
  return (
    <Box component="code" translate="no" sx={{ color: 'text.primary', userSelect: 'all' }}>
      {children}
    </Box>
  );
}

/** Lists sample identifiers, each with a link to its contract's lookup and the expected outcome. */
export function SampleList({ samples }: { samples: readonly Sample[] }) {
  return (
    <Stack component="ul" spacing={0.5} sx={{ ...plainList, my: 1 }}>
      {samples.map((sample) => (
        <li key={`${sample.contractId} ${sample.label} ${sample.value}`}>
          <Link href={lookupPath(sample)}>{`${sample.companyName} · ${sample.contractName}`}</Link>
          <span>{`: ${sample.label} `}</span>
          <SampleValue>
            {sample.label === 'RUT' ? formatRut(sample.value) : sample.value}
          </SampleValue>
          <span>{` · ${sample.outcome}`}</span>
        </li>
      ))}
    </Stack>
  );
}

/**
 * In step Empresa, a sample of each of the first six companies; in step Cuenta, those of the chosen
 * contract; in step Deudas, none.
 */
function Samples({ sandbox }: { sandbox: Promise<Sandbox> }) {
  const { samples } = use(sandbox);
  const { contractId, step } = useAppSelector(selectLookup);
  if (step === 2) return null;
  const own = samples.filter((sample) => sample.contractId === contractId);
  const first = samples.filter((sample, at) => samples[at - 1]?.companyId !== sample.companyId);
  return (
    <Typography
      component="aside"
      variant="body2"
      color="textSecondary"
      aria-labelledby="datos-de-prueba"
      sx={{ mt: 6, pt: 2, borderTop: '1px dashed', borderColor: 'divider' }}
    >
      <Typography component="h2" variant="subtitle2" id="datos-de-prueba">
        Datos de prueba
      </Typography>
      <SampleList samples={step === 1 ? own : first.slice(0, 6)} />
      <Link href={`${paths.sandbox}#datos`}>Todos los datos de prueba</Link>
    </Typography>
  );
}

/** Renders nothing outside a sandbox build. */
export function SampleData() {
  const sandbox = use(SandboxContext);
  if (!sandbox) return null;
  return (
    <Suspense fallback={null}>
      <Samples sandbox={sandbox} />
    </Suspense>
  );
}
