import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { whenReady } from '../ui/whenReady.tsx';

/** A screen whose code comes by itself, and how to fetch that ahead of its first visit. */
function screen(load: () => Promise<ComponentType>) {
  let AtHand: ComponentType | undefined;
  const fetch = async () => {
    AtHand ??= whenReady(await load());
    return { default: AtHand };
  };
  const Coming = lazy(fetch);
  /** Renders once the bank can be asked; without any wait where the code is at hand, so that no skeleton flashes by. */
  function Screen() {
    const [Shown] = useState(() => AtHand ?? Coming);
    return <Shown />;
  }
  return { fetch, Screen };
}

/** The screens by their paths. */
export const screens = {
  [paths.payServices]: screen(
    async () => (await import('../features/home/PayServicesScreen.tsx')).PayServicesScreen,
  ),
  [paths.lookup]: screen(async () => (await import('./LookupPage.tsx')).LookupPage),
  [paths.cart]: screen(async () => (await import('../features/cart/CartScreen.tsx')).CartScreen),
  [paths.checkout]: screen(
    async () => (await import('../features/checkout/ConfirmScreen.tsx')).ConfirmScreen,
  ),
  [paths.result]: screen(
    async () => (await import('../features/checkout/ResultScreen.tsx')).ResultScreen,
  ),
  [paths.emailPayment]: screen(
    async () =>
      (await import('../features/payment-link/EmailPaymentScreen.tsx')).EmailPaymentScreen,
  ),
  [paths.questions]: screen(
    async () => (await import('../features/help/QuestionsScreen.tsx')).QuestionsScreen,
  ),
  [paths.terms]: screen(async () => (await import('../features/help/TermsScreen.tsx')).TermsScreen),
  [paths.legal]: screen(async () => (await import('../features/help/LegalScreen.tsx')).LegalScreen),
  [paths.contact]: screen(
    async () => (await import('../features/help/ContactScreen.tsx')).ContactScreen,
  ),
  [paths.sandbox]: screen(
    async () => (await import('../features/sandbox/SandboxScreen.tsx')).SandboxScreen,
  ),
  [paths.own]: screen(async () => (await import('./OwnArea.tsx')).OwnArea),
  [paths.accounts]: screen(
    async () => (await import('../features/accounts/AccountsScreen.tsx')).AccountsScreen,
  ),
  [paths.addAccount]: screen(
    async () => (await import('../features/accounts/AddAccountScreen.tsx')).AddAccountScreen,
  ),
  [paths.report]: screen(
    async () => (await import('../features/report/ReportScreen.tsx')).ReportScreen,
  ),
  [paths.user]: screen(async () => (await import('../features/sign-in/UserScreen.tsx')).UserScreen),
  [paths.register]: screen(
    async () => (await import('../features/sign-in/RegisterScreen.tsx')).RegisterScreen,
  ),
  [paths.resetPassword]: screen(
    async () => (await import('../features/sign-in/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
  [paths.payments]: screen(
    async () => (await import('../features/payments/PaymentsScreen.tsx')).PaymentsScreen,
  ),
  [paths.profile]: screen(
    async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
  ),
  [paths.changePassword]: screen(
    async () => (await import('../features/profile/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ),
};

/** The path of a screen. */
export type ScreenPath = keyof typeof screens;

/** Whether a screen stands at a path. */
export function isScreenPath(path: string): path is ScreenPath {
  return path in screens;
}
