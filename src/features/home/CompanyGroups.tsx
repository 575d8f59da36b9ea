import Button from '@mui/material/Button';
import { Link as RouterLink } from 'react-router';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import type { Catalogue, Company } from '../../api/catalogueApi.ts';
import { findCompanies } from '../../api/catalogueSearch.ts';
import { countOf } from '../../lib/counts.ts';
import { plainText } from '../../lib/plainText.ts';
import { lookupPath, paths } from '../../paths.ts';
import { theme } from '../../theme/theme.ts';
import { TileGrid, TileLink } from '../../ui/buttons/TileButton.tsx';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { NoCompanies } from '../../components/companies/NoCompanies.tsx';
import { showMore } from '../../ui/focus/showMore.ts';
import { useWholeSoon } from '../../ui/hooks/useWholeSoon.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { groupCompanies } from './groupCompanies.ts';
import type { CompanyGroup } from './groupCompanies.ts';

/** Companies of a category shown before "Ver las N empresas" is pressed. */
const shownAtFirst = 9;
/** How many groups fill the first screen. */
const screenful = 2;

const Group = styled('section')({ display: 'grid', gap: 14, justifyItems: 'start' });
const Heading = styled('h2')(theme.typography.h3);
const Grid = styled(TileGrid)({ width: '100%' });

/** Where the best match of a group stands among all that were found. */
const placeIn = (found: readonly Company[], { companies: [best] }: CompanyGroup) =>
  best ? found.indexOf(best) : found.length;

function servicesOf({ contracts }: Company): string {
  const [first, ...others] = contracts;
  if (!first) return '';
  return others.length === 0 ? first.name : `${contracts.length} servicios`;
}

function GroupOfCompanies({ category, companies }: CompanyGroup) {
  const [isWhole, setIsWhole] = useState(companies.length <= shownAtFirst);
  const grid = useRef<HTMLUListElement>(null);
  const name = plainText(category?.name ?? 'Otras empresas', 60);
  const shown = isWhole ? companies : companies.slice(0, shownAtFirst);
  return (
    <Group aria-label={name}>
      <Heading>{name}</Heading>
      <Grid ref={grid}>
        {shown.map((company) => (
          <li key={company.id}>
            <TileLink
              to={lookupPath({ companyId: company.id })}
              label={plainText(company.name, 60)}
              detail={plainText(servicesOf(company), 60)}
              mark={<CompanyMark name={company.name} image={company.image} />}
            />
          </li>
        ))}
      </Grid>
      {!isWhole && (
        <Button variant="text" onClick={() => showMore(grid.current, () => setIsWhole(true))}>
          {`Ver las ${companies.length} empresas${category ? ` de ${name}` : ''}`}
        </Button>
      )}
    </Group>
  );
}

/** The catalogue, and the search that narrows it. */
interface CompanyGroupsProps {
  catalogue: Catalogue;
  search: string;
  /** Ends the search. */
  onShowAll: () => void;
}

/**
 * The companies that match the search, by category, the best match first; says how many, or what to
 * do if none does.
 */
export function CompanyGroups({ catalogue, search, onShowAll }: CompanyGroupsProps) {
  const found = findCompanies(catalogue, { search });
  const isWhole = useWholeSoon();
  const isSearch = search.trim() !== '';
  if (found.length === 0 && isSearch) return <NoCompanies search={search} onShowAll={onShowAll} />;
  if (found.length === 0) {
    return (
      <EmptyState
        title="Aún no hay empresas para pagar"
        action={
          <Button component={RouterLink} to={paths.contact} variant="outlined">
            Escríbenos
          </Button>
        }
      >
        Vuelve a intentarlo más tarde o cuéntanos qué empresa necesitas.
      </EmptyState>
    );
  }
  const groups = groupCompanies(found, catalogue.categories);
  if (isSearch) groups.sort((one, other) => placeIn(found, one) - placeIn(found, other));
  return (
    <>
      <VisuallyHidden as="output">{isSearch && countOf(found.length, 'empresa')}</VisuallyHidden>
      {groups.slice(0, isWhole ? groups.length : screenful).map((group) => (
        <GroupOfCompanies key={`${group.category?.id ?? ''} ${search}`} {...group} />
      ))}
    </>
  );
}
