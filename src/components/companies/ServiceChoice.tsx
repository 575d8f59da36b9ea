import Button from '@mui/material/Button';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Company } from '../../api/catalogueApi.ts';
import { RadioCards } from '../../ui/fields/RadioCards.tsx';
import { Form, FormActions } from '../../ui/forms/Form.tsx';
import { StepHeading } from '../../ui/page/StepHeading.tsx';
import type { StepStart } from '../../ui/focus/arrival.ts';
import { UntrustedText } from '../../ui/text/UntrustedText.tsx';
import { CompanyLine } from './CompanyLine.tsx';

interface ServiceChoiceProps {
  title: string;
  company: Company;
  /** Id of the service that was chosen before. */
  chosenBefore: string | undefined;
  onOtherCompany: () => void;
  onContinue: (id: string) => void;
  startRef: StepStart;
}

/** The choice among a company's services; "Continuar" without a choice shows an error. */
export function ServiceChoice({
  title,
  company,
  chosenBefore,
  onOtherCompany,
  onContinue,
  startRef,
}: ServiceChoiceProps) {
  const [chosen, setChosen] = useState(chosenBefore);
  const [isMissing, setIsMissing] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const name = useId();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(chosen === undefined);
    if (chosen === undefined) first.current?.focus();
    else onContinue(chosen);
  };
  return (
    <>
      <StepHeading startRef={startRef}>{title}</StepHeading>
      <CompanyLine
        company={company}
        action={
          <Button variant="text" onClick={onOtherCompany}>
            Cambiar empresa
          </Button>
        }
      />
      <Form onSubmit={goOn} sx={{ maxWidth: 560, gap: 4 }}>
        <RadioCards
          legend="Servicio"
          name={name}
          options={company.contracts.map((contract) => ({
            value: contract.id,
            label: <UntrustedText>{contract.name}</UntrustedText>,
          }))}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setIsMissing(false);
          }}
          error={isMissing ? 'Elige un servicio para continuar' : undefined}
          inputRef={first}
        />
        <FormActions>
          <Button type="submit">Continuar</Button>
        </FormActions>
      </Form>
    </>
  );
}
