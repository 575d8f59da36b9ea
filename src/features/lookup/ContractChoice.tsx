import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import type { Company } from '../../api/catalogue.ts';
import { imageUrl } from '../../api/images.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { categoryChosen, selectLookup, targetChosen } from '../../store/lookup.ts';
import { Button } from '../../ui/Button.tsx';
import { FieldError } from '../../ui/fieldFrame.ts';
import { ErrorCircleIcon } from '../../ui/icons.tsx';
import { RadioCards } from '../../ui/RadioCards.tsx';
import { UntrustedText } from '../../ui/UntrustedText.tsx';
import { CompanyLine } from '../../ui/CompanyLine.tsx';
import { StepHeading } from './StepHeading.tsx';
import type { StepStart } from './StepHeading.tsx';

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 560, justifyItems: 'start' });
const Choice = styled('div')({ justifySelf: 'stretch' });

/** The end of step Empresa for a company with several contracts: which of its services is paid. */
export function ContractChoice({ company, startRef }: { company: Company; startRef: StepStart }) {
  const dispatch = useAppDispatch();
  const { categoryId, contractId } = useAppSelector(selectLookup);
  const [chosen, setChosen] = useState(contractId);
  const [isMissing, setIsMissing] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const name = useId();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(chosen === undefined);
    if (chosen === undefined) choice.current?.querySelector('input')?.focus();
    else {
      dispatch(
        targetChosen({
          ...(categoryId !== undefined && { categoryId }),
          companyId: company.id,
          contractId: chosen,
        }),
      );
    }
  };
  return (
    <>
      <StepHeading startRef={startRef}>Elige qué quieres pagar</StepHeading>
      <CompanyLine
        name={company.name}
        image={imageUrl(company.image)}
        action={
          <Button
            variant="text"
            onClick={() => dispatch(categoryChosen(categoryId === undefined ? {} : { categoryId }))}
          >
            Cambiar empresa
          </Button>
        }
      />
      <Form method="post" onSubmit={goOn} noValidate>
        <Choice ref={choice}>
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
          />
        </Choice>
        <div role="alert">
          {isMissing && (
            <FieldError>
              <ErrorCircleIcon size={18} />
              Elige un servicio para continuar
            </FieldError>
          )}
        </div>
        <Button type="submit" variant="contained">
          Continuar
        </Button>
      </Form>
    </>
  );
}
