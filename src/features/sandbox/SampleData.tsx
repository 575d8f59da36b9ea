import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router';
import { groupBy } from '../../lib/groupBy.ts';
import { styled } from '@mui/material/styles';
import { Suspense, use } from 'react';
import type { Sandbox } from '../../../mocks/sandbox.ts';
import { lookupPath, paths } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLookup } from '../../store/lookupSlice.ts';
import { plainList } from '../../theme/plainList.ts';
import { quietText } from '../../theme/quietText.ts';
import { palette, theme } from '../../theme/theme.ts';
import { SandboxContext } from './sandboxContext.ts';

const Frame = styled('aside')({
  marginTop: 48,
  padding: '16px 0 0',
  borderTop: `1px dashed ${palette.divider}`,
  ...quietText,
  '& h2': { ...theme.typography.body2, fontWeight: 650, margin: 0 },
  '& ul': { ...plainList, margin: '8px 0' },
  '& li': { paddingBlock: 2 },
  '& code': { color: palette.text.primary, WebkitUserSelect: 'all' },
});

/** How many companies to offer before one is chosen. */
const shownCompanies = 6;

/** Identifiers that work for the chosen contract, or companies to begin with. */
function Samples({ sandbox }: { sandbox: Promise<Sandbox> }) {
  const { samples } = use(sandbox);
  const { contractId, step } = useAppSelector(selectLookup);
  if (step === 2) return null;
  const own = samples.filter((sample) => sample.contractId === contractId);
  const byCompany = groupBy(samples, ({ companyId }) => companyId);
  const first = [...byCompany.values()].flatMap(([sample]) => sample ?? []);
  return (
    <Frame aria-labelledby="datos-de-prueba">
      <h2 id="datos-de-prueba">Datos de prueba</h2>
      <ul>
        {step === 1
          ? own.map(({ label, value, outcome }) => (
              <li key={`${label} ${value}`}>
                <code translate="no">{value}</code> <span>{`· ${outcome}`}</span>
              </li>
            ))
          : first.slice(0, shownCompanies).map((sample) => (
              <li key={sample.companyId}>
                <Link component={RouterLink} to={lookupPath(sample)}>
                  {sample.companyName}
                </Link>
                : <code translate="no">{sample.value}</code> <span>{`· ${sample.outcome}`}</span>
              </li>
            ))}
      </ul>
      <Link component={RouterLink} to={`${paths.sandbox}#datos`}>
        Todos los datos de prueba
      </Link>
    </Frame>
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
