import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { cartReset } from '../../store/cart.ts';
import { useAppDispatch } from '../../store/hooks.ts';
import { Button } from '../../ui/Button.tsx';

/** On a line of its own, its words in line with those of the buttons. */
const Question = styled('fieldset')({
  flexBasis: '100%',
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});
const Words = styled('p')({ margin: '8px 12px 0', fontWeight: 600 });

/** 'Vaciar carro', which asks once more in its own place before it does it. */
export function EmptyCartButton() {
  const dispatch = useAppDispatch();
  const [isAsking, setIsAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  useEffect(() => {
    if (isAsking || wasAsking.current) button.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);

  if (!isAsking) {
    return (
      <Button ref={button} variant="text" onClick={() => setIsAsking(true)}>
        Vaciar carro
      </Button>
    );
  }
  return (
    <Question aria-label="¿Vaciar el carro?">
      <Words>¿Vaciar el carro?</Words>
      <Button ref={button} variant="text" color="error" onClick={() => dispatch(cartReset())}>
        Sí, vaciar
      </Button>
      <Button variant="text" onClick={() => setIsAsking(false)}>
        Cancelar
      </Button>
    </Question>
  );
}
