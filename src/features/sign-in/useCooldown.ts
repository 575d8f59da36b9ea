import { useEffect, useState } from 'react';

/** A pause of some seconds, by the wall clock: it runs from the start and again after `restart`. `left` is 0 when it is over. */
export function useCooldown(seconds: number): { left: number; restart: () => void } {
  const [until, setUntil] = useState(() => Date.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const count = () => {
      const rest = until - Date.now();
      setLeft(Math.max(0, Math.ceil(rest / 1000)));
      if (rest > 0) timer = setTimeout(count, 1000);
    };
    let timer = setTimeout(count, 1000);
    return () => clearTimeout(timer);
  }, [until]);
  const restart = () => {
    setUntil(Date.now() + seconds * 1000);
    setLeft(seconds);
  };
  return { left, restart };
}
