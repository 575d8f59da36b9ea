import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Company } from '../../api/catalogue.ts';
import { imageUrl } from '../../api/images.ts';
import { Button } from '../../ui/Button.tsx';
import { CompanyMark } from '../../ui/CompanyMark.tsx';
import { TileButton, TileGrid } from '../../ui/TileButton.tsx';
import { plainText } from './clip.ts';

/** How many companies show at once; a bank may have thousands. */
const page = 60;

const Grid = styled(TileGrid)({
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(208px, 100%), 1fr))',
});
const More = styled('div')({ marginTop: 24 });

/** The companies to choose from. */
export interface CompanyTilesProps {
  companies: readonly Company[];
  onChoose: (company: Company) => void;
}

/** A button per company, sixty at a time. */
export function CompanyTiles({ companies, onChoose }: CompanyTilesProps) {
  const [shown, setShown] = useState(page);
  const grid = useRef<HTMLUListElement>(null);
  const showMore = () => {
    flushSync(() => setShown(shown + page));
    grid.current?.children[shown]?.querySelector('button')?.focus();
  };
  if (companies.length === 0) return null;
  return (
    <>
      <Grid ref={grid} aria-label="Empresas">
        {companies.slice(0, shown).map((company) => (
          <li key={company.id}>
            <TileButton
              layout="row"
              label={plainText(company.name, 60)}
              mark={<CompanyMark name={company.name} image={imageUrl(company.image)} />}
              onClick={() => onChoose(company)}
            />
          </li>
        ))}
      </Grid>
      {shown < companies.length && (
        <More>
          <Button variant="outlined" onClick={showMore}>
            Ver más empresas
          </Button>
        </More>
      )}
    </>
  );
}
