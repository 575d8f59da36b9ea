/** @jest-environment node */
import { refusalMessages } from './cartRules.ts';
import { fateCounts, noRoomText, notAddedText, queuedText } from './fateTexts.ts';

describe('the counts of debts by their fate', () => {
  it.each([
    [{ inCart: 10, queued: 15, notAdded: 3 }, '10 en tu carro, 15 para después, 3 sin agregar'],
    [{ inCart: 0, queued: 1, notAdded: 0 }, '1 para después'],
    [{ inCart: 1_200, queued: 0, notAdded: 0 }, '1.200 en tu carro'],
    [{ inCart: 0, queued: 0, notAdded: 0 }, ''],
  ])('leave out what is 0: %j', (fates, text) => {
    expect(fateCounts(fates)).toBe(text);
  });
});

it('refused debts that are not queued are counted, with the reason', () => {
  expect(notAddedText(1, 'FULL')).toBe(`1 deuda sin agregar. ${refusalMessages.FULL}`);
  expect(notAddedText(2, 'PAID')).toBe(`2 deudas sin agregar. ${refusalMessages.PAID}`);
});

it('debts that do not fit into the queue are counted, and the queue is named', () => {
  expect(noRoomText(2)).toBe('2 deudas sin agregar: la lista «Después de este pago» está llena.');
});

describe('the message about queued debts', () => {
  it.each([
    [1, undefined, 'La dejamos en «Después de este pago».'],
    [2, 0, 'Las dejamos en «Después de este pago».'],
    [0, 3, noRoomText(3)],
    [4, 1, `Dejamos 4 en «Después de este pago». ${noRoomText(1)}`],
  ])('says how many were queued, and how many were not: %d, %d', (queued, withoutRoom, text) => {
    expect(queuedText(queued, withoutRoom)).toBe(text);
  });
});
