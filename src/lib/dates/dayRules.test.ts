/** @jest-environment node */
import * as fc from 'fast-check';
import { anyDay } from '../../test/values/arbitraries.ts';
import { areBoundsCrossed, clampDay, dayProblem } from './dayRules.ts';
import type { DayBounds } from './dayRules.ts';

const format = 'Por favor, ingresa la fecha como año-mes-día, por ejemplo 2026-11-28';
const november = { min: '2026-11-01', max: '2026-11-30' };
const early = 'La fecha no puede ser anterior al 1 nov 2026';
const late = 'La fecha no puede ser posterior al 30 nov 2026';
const crossed = 'La fecha máxima (1 nov 2026) es anterior a la mínima (30 nov 2026)';

describe('dayProblem', () => {
  it.each<[text: string, bounds: DayBounds, problem: string | undefined]>([
    ['', {}, undefined],
    ['2026-11-28', {}, undefined],
    ['2028-02-29', {}, undefined],
    ['2000-02-29', {}, undefined],
    // Midnight does not exist in Santiago that day: the clock jumps to 01:00.
    ['2026-09-06', {}, undefined],
    ['2026-02-29', {}, 'Por favor, ingresa una fecha válida: 2026-02-29 no existe'],
    ['2100-02-29', {}, 'Por favor, ingresa una fecha válida: 2100-02-29 no existe'],
    ['2026-02-30', {}, 'Por favor, ingresa una fecha válida: 2026-02-30 no existe'],
    ['2026-13-01', {}, 'Por favor, ingresa una fecha válida: 2026-13-01 no existe'],
    ['2026-11-00', {}, 'Por favor, ingresa una fecha válida: 2026-11-00 no existe'],
    ['ayer', {}, format],
    ['el 2026-11-28', {}, format],
    ['2026-nov-28', {}, format],
    ['2026-11-2', {}, format],
    ['28-11-2026', {}, format],
    ['2026/11/28', {}, format],
    ['20261128', {}, format],
    ['2026-11-28T10:00', {}, format],
    ['2026-11-28\n', {}, format],
    ['2026-11-01', november, undefined],
    ['2026-11-30', november, undefined],
    ['2026-10-31', november, early],
    ['2026-12-01', november, late],
    ['2026-10-31', { min: november.min }, early],
    ['2026-12-01', { min: november.min }, undefined],
    ['2026-12-01', { max: november.max }, late],
    ['2026-10-31', { max: november.max }, undefined],
    ['2026-02-30', november, 'Por favor, ingresa una fecha válida: 2026-02-30 no existe'],
    ['2026-11-15', { min: november.max, max: november.min }, crossed],
    ['', { min: november.max, max: november.min }, crossed],
    ['2026-11-15', { min: '2026-11-15', max: '2026-11-15' }, undefined],
    // A bound limits nothing if it is incomplete or no day of the calendar.
    ['2026-11-15', { min: '2026-12', max: '' }, undefined],
    ['2026-11-15', { min: '2026-11-31', max: undefined }, undefined],
  ])('%j within %j: %s', (text, bounds, problem) => {
    expect(dayProblem(text, bounds)).toBe(problem);
  });

  it('accepts a day exactly if it is its own nearest day', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (day, one, other) => {
        const [min = '', max = ''] = [one, other].sort();
        const isTaken = dayProblem(day, { min, max }) === undefined;
        expect(isTaken).toBe(min <= day && day <= max);
        expect(clampDay(day, { min, max }) === day).toBe(isTaken);
        expect(dayProblem(clampDay(day, { min, max }), { min, max })).toBeUndefined();
      }),
    );
  });
});

describe('areBoundsCrossed', () => {
  it.each<[DayBounds, boolean]>([
    [{}, false],
    [november, false],
    [{ min: '2026-11-15', max: '2026-11-15' }, false],
    [{ min: '2026-11-16', max: '2026-11-15' }, true],
    [{ min: '2026-11-16', max: '2026-11' }, false],
  ])('%j: %s', (bounds, expected) => {
    expect(areBoundsCrossed(bounds)).toBe(expected);
  });
});
