import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { plainText } from '../../lib/plainText.ts';
import { TileButton, TileGrid } from '../../ui/buttons/TileButton.tsx';
import { showMore } from '../../ui/focus/showMore.ts';
import { useWholeSoon } from '../../ui/hooks/useWholeSoon.ts';
import { CompanyMark } from './CompanyMark.tsx';

/**
 * How many companies are shown at first and by each press of "Ver más"; a bank may have thousands.
 */
const page = 60;
/** How many fill the first screen of a phone. */
const screenful = 6;

const Grid = styled(TileGrid)({
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
});
const More = styled('div')({ marginTop: 24 });

/** The companies to choose from. */
interface CompanyTilesProps<Company> {
  companies: readonly Company[];
  onChoose: (company: Company) => void;
}

/** A button per company, one page at a time. */
export function CompanyTiles<Company extends { id: string; name: string; image: string }>({
  companies,
  onChoose,
}: CompanyTilesProps<Company>) {
  const [shown, setShown] = useState(page);
  const isWhole = useWholeSoon();
  const grid = useRef<HTMLUListElement>(null);
  if (companies.length === 0) return null;
  return (
    <>
      <Grid ref={grid} aria-label="Empresas">
        {companies.slice(0, isWhole ? shown : screenful).map((company) => (
          <li key={company.id}>
            <TileButton
              label={plainText(company.name, 60)}
              mark={<CompanyMark name={company.name} image={company.image} />}
              onClick={() => onChoose(company)}
            />
          </li>
        ))}
      </Grid>
      {isWhole && shown < companies.length && (
        <More>
          <Button
            variant="outlined"
            onClick={() => showMore(grid.current, () => setShown(shown + page))}
          >
            Ver más empresas
          </Button>
        </More>
      )}
    </>
  );
}
