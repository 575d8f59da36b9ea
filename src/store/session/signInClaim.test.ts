import { jest } from '@jest/globals';
import {
  claimStored,
  isClaimedAnew,
  isClaimedByAnother,
  isLoggedOutElsewhere,
} from './signInClaim.ts';

const signInKey = 'ng2Idle.signIn';

test('T09 a sign-in is distinguished from a later one in another tab, also of the same payer', () => {
  expect(isClaimedAnew()).toBe(false);
  claimStored('u-1');
  expect(isClaimedAnew()).toBe(false);
  localStorage.setItem(signInKey, 'later');
  expect(isClaimedAnew()).toBe(true);
  localStorage.removeItem(signInKey);
  expect(isClaimedAnew()).toBe(false);
});

test('a tab that has not signed in itself has no sign-in that another could follow or end', () => {
  localStorage.setItem(signInKey, 'later');
  expect(isClaimedAnew()).toBe(false);
  localStorage.removeItem(signInKey);
  expect(isLoggedOutElsewhere()).toBe(false);
});

test('a logout in another tab is known by the removed id, and a later sign-in is none', () => {
  claimStored('u-1');
  expect(isLoggedOutElsewhere()).toBe(false);
  localStorage.setItem(signInKey, 'later');
  expect(isLoggedOutElsewhere()).toBe(false);
  localStorage.removeItem(signInKey);
  expect(isLoggedOutElsewhere()).toBe(true);
});

test('T09 the browser’s last payer is another one only if somebody has signed in', () => {
  expect(isClaimedByAnother('u-1')).toBe(false);
  claimStored('u-1');
  expect(isClaimedByAnother('u-1')).toBe(false);
  expect(isClaimedByAnother('u-2')).toBe(true);
});

test('two sign-ins of one payer have different ids', () => {
  claimStored('u-1');
  const first = localStorage.getItem(signInKey);
  claimStored('u-1');
  expect(localStorage.getItem(signInKey)).not.toBe(first);
});

test('T19 a tab whose shared storage is full does not count as logged out elsewhere', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, text) {
    if (this === localStorage) throw new DOMException('Full', 'QuotaExceededError');
    this[key] = text;
  });
  claimStored('u-1');
  expect(isLoggedOutElsewhere()).toBe(false);
});
