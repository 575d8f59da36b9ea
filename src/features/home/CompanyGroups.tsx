import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden.tsx';
import { useRef, useState } from 'react';
import type { Catalogue, Company } from '../../api/catalogueApi.ts';
import { findCompanies } from '../../api/catalogueSearch.ts';
import { countOf } from '../../lib/counts.ts';
import { plainText } from '../../lib/text/plainText.ts';
import { lookupPath, paths } from '../../config/paths.ts';
import { CompanyMark } from '../../components/companies/CompanyMark.tsx';
import { NoCompanies } from '../../components/companies/NoCompanies.tsx';
import { Tile, TileList } from '../../components/companies/Tile.tsx';
import { showMore } from '../../ui/focus/removal.ts';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { groupCompanies } from './groupCompanies.ts';
import type { CompanyGroup } from './groupCompanies.ts';

/** How many companies of a category are shown before "Ver las N empresas" is pressed. */
const shownAtFirst = 9;

/** The position in `found` of a group's first company, which is the group's best match. */
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
    <Stack component="section" aria-label={name} sx={{ gap: 1.75 }}>
      <Typography variant="h3" component="h2">
        {name}
      </Typography>
      <TileList ref={grid}>
        {shown.map((company) => (
          <Tile
            key={company.id}
            href={lookupPath({ companyId: company.id })}
            label={plainText(company.name, 60)}
            detail={plainText(servicesOf(company), 60)}
            mark={<CompanyMark name={company.name} image={company.image} />}
          />
        ))}
      </TileList>
      {!isWhole && (
        <Button
          variant="text"
          sx={{ alignSelf: 'flex-start' }}
          onClick={() => showMore(grid.current, () => setIsWhole(true))}
        >
          {`Ver las ${companies.length} empresas${category ? ` de ${name}` : ''}`}
        </Button>
      )}
    </Stack>
  );
}

interface CompanyGroupsProps {
  catalogue: Catalogue;
  search: string;
  /** Ends the search. */
  onShowAll: () => void;
}

/**
 * The companies that match the search, by category. During a search, the category with the best
 * match is first, and the number of matches is announced to screen readers. Without any company,
 * shows a next step.
 */
export function CompanyGroups({ catalogue, search, onShowAll }: CompanyGroupsProps) {
  const found = findCompanies(catalogue, { search });
  const isSearch = search.trim() !== '';
  if (found.length === 0 && !isSearch) {
    return (
      <EmptyState
        title="Aún no hay empresas para pagar"
        action={
          <Button href={paths.contact} variant="outlined">
            Escríbenos
          </Button>
        }
      >
        Inténtalo de nuevo más tarde o cuéntanos qué empresa necesitas.
      </EmptyState>
    );
  }
  const groups = groupCompanies(found, catalogue.categories);
  if (isSearch) groups.sort((one, other) => placeIn(found, one) - placeIn(found, other));
  return (
    <>
      <VisuallyHidden as="output">{isSearch && countOf(found.length, 'empresa')}</VisuallyHidden>
      {found.length === 0 && <NoCompanies search={search} onShowAll={onShowAll} />}
      {groups.map((group) => (
        <GroupOfCompanies key={`${group.category?.id ?? ''} ${search}`} {...group} />
      ))}
    </>
  );
}
