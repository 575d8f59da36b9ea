import { styled } from '@mui/material/styles';
import { useId, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { Button } from '../buttons/Button.tsx';
import { FieldError } from '../fields/fieldFrame.ts';
import { RadioCards } from '../fields/RadioCards.tsx';
import { FormActions } from '../forms/formLayout.ts';
import { ErrorCircleIcon } from '../icons/icons.tsx';
import { UntrustedText } from '../text/UntrustedText.tsx';

const Form = styled('form')({ display: 'grid', gap: 16, maxWidth: 560 });

interface ServiceChoiceProps {
  services: readonly { id: string; name: string }[];
  /** Id of the service that was chosen before. */
  chosenBefore: string | undefined;
  onContinue: (id: string) => void;
}

/** Asks which of a company's services is meant; "Continuar" without a choice shows an error. */
export function ServiceChoice({ services, chosenBefore, onContinue }: ServiceChoiceProps) {
  const [chosen, setChosen] = useState(chosenBefore);
  const [isMissing, setIsMissing] = useState(false);
  const choice = useRef<HTMLDivElement>(null);
  const name = useId();
  const goOn = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(chosen === undefined);
    if (chosen === undefined) choice.current?.querySelector('input')?.focus();
    else onContinue(chosen);
  };
  return (
    <Form method="post" onSubmit={goOn} noValidate>
      <div ref={choice}>
        <RadioCards
          legend="Servicio"
          name={name}
          options={services.map((service) => ({
            value: service.id,
            label: <UntrustedText>{service.name}</UntrustedText>,
          }))}
          value={chosen}
          onChange={(value) => {
            setChosen(value);
            setIsMissing(false);
          }}
        />
      </div>
      <div role="alert">
        {isMissing && (
          <FieldError>
            <ErrorCircleIcon size={18} />
            Elige un servicio para continuar
          </FieldError>
        )}
      </div>
      <FormActions>
        <Button type="submit">Continuar</Button>
      </FormActions>
    </Form>
  );
}
