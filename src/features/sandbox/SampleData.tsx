import { styled } from '@mui/material/styles';
import { Suspense, use } from 'react';
import { useGetCompaniesQuery } from '../../api/catalogue.ts';
import { lookupPath } from '../../paths.ts';
import { useAppSelector } from '../../store/hooks.ts';
import { selectLookup } from '../../store/lookup.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { SandboxContext } from './sandboxContext.ts';
import type { Sandbox } from './sandboxContext.ts';

const Frame = styled('aside')(({ theme }) => ({
  marginTop: 48,
  padding: '16px 0 0',
  borderTop: `1px dashed ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& h2': { ...theme.typography.body2, fontWeight: 650, margin: 0 },
  '& ul': { margin: '8px 0 0', padding: 0, listStyle: 'none' },
  '& li': { ...theme.typography.body2, paddingBlock: 2 },
  '& code': { color: theme.vars.palette.text.primary, userSelect: 'all' },
}));

/** Companies that show something worth seeing, for who has not chosen one yet. */
const shownCompanies = 6;

/** What can be typed at the chosen contract, or companies to begin with. */
function Samples({ sandbox }: { sandbox: Promise<Sandbox> }) {
  const { samples } = use(sandbox);
  const { contractId, step } = useAppSelector(selectLookup);
  const { data: companies = [] } = useGetCompaniesQuery();
  if (step === 2) return null;
  const own = samples.filter((sample) => sample.contractId === contractId);
  const names = new Map(companies.map(({ id, name }) => [id, name]));
  const first = samples
    .filter(({ companyId }, index) => {
      const isFirst = samples.findIndex((sample) => sample.companyId === companyId) === index;
      return isFirst && names.has(companyId);
    })
    .slice(0, shownCompanies);
  return (
    <Frame aria-labelledby="datos-de-prueba">
      <h2 id="datos-de-prueba">Datos de prueba</h2>
      <ul>
        {step === 1
          ? own.map(({ kind, value, outcome }) => (
              <li key={`${kind} ${value}`}>
                <code>{value}</code> · {outcome}
              </li>
            ))
          : first.map(({ companyId, contractId: contract, value, outcome }) => (
              <li key={companyId}>
                <TextLink to={lookupPath({ companyId, contractId: contract })}>
                  {names.get(companyId)}
                </TextLink>
                : <code>{value}</code> · {outcome}
              </li>
            ))}
      </ul>
    </Frame>
  );
}

/** Lookup data that works, shown where it is needed in a sandbox build (design, "Sandbox bank"). */
export function SampleData() {
  const sandbox = use(SandboxContext);
  if (!sandbox) return null;
  return (
    <Suspense fallback={null}>
      <Samples sandbox={sandbox} />
    </Suspense>
  );
}
