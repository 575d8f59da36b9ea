import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import type { Company } from '../../api/catalogueApi.ts';
import { plainText } from '../../lib/plainText.ts';
import { showMore } from '../../ui/focus/showMore.ts';
import { CompanyMark } from './CompanyMark.tsx';
import { Tile, TileList } from './Tile.tsx';

/**
 * How many companies are shown at first and by each press of "Ver más"; a bank may have thousands.
 */
const page = 60;

/** The companies to choose from. */
interface CompanyTilesProps {
  companies: readonly Company[];
  onChoose: (company: Company) => void;
}

/** A button per company, one page at a time. */
export function CompanyTiles({ companies, onChoose }: CompanyTilesProps) {
  const [shown, setShown] = useState(page);
  const grid = useRef<HTMLUListElement>(null);
  if (companies.length === 0) return null;
  return (
    <>
      <TileList ref={grid} label="Empresas" minWidth={208}>
        {companies.slice(0, shown).map((company) => (
          <Tile
            key={company.id}
            label={plainText(company.name, 60)}
            mark={<CompanyMark name={company.name} image={company.image} />}
            onClick={() => onChoose(company)}
          />
        ))}
      </TileList>
      {shown < companies.length && (
        <Button
          variant="outlined"
          sx={{ mt: 3 }}
          onClick={() => showMore(grid.current, () => setShown(shown + page))}
        >
          Ver más empresas
        </Button>
      )}
    </>
  );
}
