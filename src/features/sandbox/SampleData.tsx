import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Suspense, use } from 'react';
import { Link as RouterLink } from 'react-router';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { groupBy } from '../../lib/groupBy.ts';
import { lookupPath, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLookup } from '../../store/lookupSlice.ts';
import { SandboxContext } from './sandboxContext.ts';

/** How many companies to offer before one is chosen. */
const shownCompanies = 6;

/** Identifiers that work for the chosen contract, or companies to begin with. */
function Samples({ sandbox }: { sandbox: Promise<Sandbox> }) {
  const { samples } = use(sandbox);
  const { contractId, step } = useAppSelector(selectLookup);
  if (step === 2) return null;
  const byCompany = groupBy(samples, ({ companyId }) => companyId);
  const shown =
    step === 1
      ? samples.filter((sample) => sample.contractId === contractId)
      : [...byCompany.values()].flatMap(([sample]) => sample ?? []).slice(0, shownCompanies);
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
      <Stack component="ul" spacing={0.5} sx={{ my: 1, p: 0, listStyle: "''" }}>
        {shown.map((sample) => (
          <li key={`${sample.contractId} ${sample.label} ${sample.value}`}>
            {step !== 1 && (
              <>
                <Link component={RouterLink} to={lookupPath(sample)}>
                  {sample.companyName}
                </Link>
                <span>: </span>
              </>
            )}
            <Box component="code" translate="no" sx={{ color: 'text.primary', userSelect: 'all' }}>
              {sample.value}
            </Box>
            <span>{` · ${sample.outcome}`}</span>
          </li>
        ))}
      </Stack>
      <Link component={RouterLink} to={`${paths.sandbox}#datos`}>
        Todos los datos de prueba
      </Link>
    </Typography>
  );
}

/** Lookup data that works, shown where it is needed in a sandbox build. */
export function SampleData() {
  const sandbox = use(SandboxContext);
  if (!sandbox) return null;
  return (
    <Suspense fallback={null}>
      <Samples sandbox={sandbox} />
    </Suspense>
  );
}
