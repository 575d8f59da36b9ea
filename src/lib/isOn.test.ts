import { isOn } from './isOn.ts';

describe('a reader is on a screen', () => {
  it.each(['/carro', '/carro/', '/CARRO', '/carro?de=prueba#arriba'])('at %s', (address) => {
    window.history.replaceState(null, '', address);
    expect(isOn('/carro')).toBe(true);
    expect(isOn('/ayuda')).toBe(false);
  });
});
