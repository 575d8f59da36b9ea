import Link from '@mui/material/Link';
import { useState } from 'react';
import { usePayerCatalogue } from '../../api/useCatalogue.ts';
import { paths } from '../../config/paths.ts';
import { CatalogueError } from '../../components/errors/LoadError.tsx';
import { CompanyPickerSkeleton } from '../../components/companies/CompanyPickerSkeleton.tsx';
import { useStepFocus } from '../../ui/focus/arrival.ts';
import { useStepHistory } from '../../ui/hooks/useStepHistory.ts';
import { BelowFold } from '../../ui/page/BelowFold.tsx';
import { Page } from '../../ui/page/Page.tsx';
import { Stepper } from '../../ui/page/Stepper.tsx';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { startChoice, takeBack } from './addAccountChoice.ts';
import { AddAccountStep } from './AddAccountStep.tsx';

const lead = 'Guárdala una vez y págala cuando quieras, sin buscarla de nuevo.';

/**
 * /inicio/cuentas/agregar: the payer chooses a company, enters their account there, and saves it
 * under an alias.
 */
export function AddAccountScreen() {
  const { catalogue, error, retry } = usePayerCatalogue();
  const [choice, setChoice] = useState(startChoice());
  const { step, company } = choice;
  const chosen = step > 0 ? company?.name : undefined;
  const startRef = useStepFocus({ place: catalogue && `${step} ${company?.id ?? ''}` });
  useStepHistory({
    step: catalogue && step,
    onReturn(to) {
      if (to >= step) return step;
      const back = takeBack(choice);
      setChoice(back);
      return back.step;
    },
  });
  return (
    <Page
      title="Agregar cuenta"
      eyebrow={<Link href={paths.accounts}>Volver a Mis cuentas</Link>}
      lead={lead}
    >
      <Stepper
        current={step}
        onStep={() => setChoice(takeBack(choice))}
        steps={[
          { label: 'Empresa', value: chosen && <UntrustedText>{chosen}</UntrustedText> },
          { label: 'Cuenta' },
        ]}
      />
      <BelowFold placeholder={<CompanyPickerSkeleton />}>
        {catalogue && <AddAccountStep {...{ catalogue, choice, startRef }} onChange={setChoice} />}
        {!catalogue && error !== undefined && <CatalogueError {...{ error, retry }} />}
        {!catalogue && error === undefined && <CompanyPickerSkeleton />}
      </BelowFold>
    </Page>
  );
}
