import { claimStored, isClaimedAnew } from './signInClaim.ts';

test('T09 a sign-in is distinguished from a later one in another tab, also of the same payer', () => {
  expect(isClaimedAnew()).toBe(false);
  claimStored('u-1');
  expect(isClaimedAnew()).toBe(false);
  localStorage.setItem('ng2Idle.signIn', 'later');
  expect(isClaimedAnew()).toBe(true);
  localStorage.removeItem('ng2Idle.signIn');
  expect(isClaimedAnew()).toBe(false);
});
