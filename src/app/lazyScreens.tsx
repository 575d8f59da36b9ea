import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { whenReady } from '../ui/whenReady.tsx';

/** A screen whose code comes by itself, and how to fetch that ahead of its first visit. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  let AtHand: ComponentType | undefined;
  const fetch = async () => {
    AtHand ??= whenReady((await load())[name]);
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
const screens = {
  [paths.payServices]: screen(
    () => import('../features/home/PayServicesScreen.tsx'),
    'PayServicesScreen',
  ),
  [paths.lookup]: screen(() => import('./LookupPage.tsx'), 'LookupPage'),
  [paths.cart]: screen(() => import('../features/cart/CartScreen.tsx'), 'CartScreen'),
  [paths.checkout]: screen(() => import('../features/checkout/ConfirmScreen.tsx'), 'ConfirmScreen'),
  [paths.result]: screen(() => import('../features/checkout/ResultScreen.tsx'), 'ResultScreen'),
  [paths.emailPayment]: screen(
    () => import('../features/payment-link/EmailPaymentScreen.tsx'),
    'EmailPaymentScreen',
  ),
  [paths.questions]: screen(
    () => import('../features/help/QuestionsScreen.tsx'),
    'QuestionsScreen',
  ),
  [paths.terms]: screen(() => import('../features/help/TermsScreen.tsx'), 'TermsScreen'),
  [paths.legal]: screen(() => import('../features/help/LegalScreen.tsx'), 'LegalScreen'),
  [paths.contact]: screen(() => import('../features/help/ContactScreen.tsx'), 'ContactScreen'),
  [paths.sandbox]: screen(() => import('../features/sandbox/SandboxScreen.tsx'), 'SandboxScreen'),
  [paths.own]: screen(() => import('./OwnArea.tsx'), 'OwnArea'),
  [paths.accounts]: screen(
    () => import('../features/accounts/AccountsScreen.tsx'),
    'AccountsScreen',
  ),
  [paths.addAccount]: screen(
    () => import('../features/accounts/AddAccountScreen.tsx'),
    'AddAccountScreen',
  ),
  [paths.report]: screen(() => import('../features/report/ReportScreen.tsx'), 'ReportScreen'),
  [paths.user]: screen(() => import('../features/sign-in/UserScreen.tsx'), 'UserScreen'),
  [paths.register]: screen(
    () => import('../features/sign-in/RegisterScreen.tsx'),
    'RegisterScreen',
  ),
  [paths.resetPassword]: screen(
    () => import('../features/sign-in/ResetPasswordScreen.tsx'),
    'ResetPasswordScreen',
  ),
  [paths.payments]: screen(
    () => import('../features/payments/PaymentsScreen.tsx'),
    'PaymentsScreen',
  ),
  [paths.profile]: screen(() => import('../features/profile/ProfileScreen.tsx'), 'ProfileScreen'),
  [paths.changePassword]: screen(
    () => import('../features/profile/ChangePasswordScreen.tsx'),
    'ChangePasswordScreen',
  ),
};

export const PayServicesScreen = screens[paths.payServices].Screen;
export const LookupPage = screens[paths.lookup].Screen;
export const CartScreen = screens[paths.cart].Screen;
export const ConfirmScreen = screens[paths.checkout].Screen;
export const ResultScreen = screens[paths.result].Screen;
export const EmailPaymentScreen = screens[paths.emailPayment].Screen;
export const QuestionsScreen = screens[paths.questions].Screen;
export const TermsScreen = screens[paths.terms].Screen;
export const LegalScreen = screens[paths.legal].Screen;
export const ContactScreen = screens[paths.contact].Screen;
export const SandboxScreen = screens[paths.sandbox].Screen;
export const OwnArea = screens[paths.own].Screen;
export const AccountsScreen = screens[paths.accounts].Screen;
export const AddAccountScreen = screens[paths.addAccount].Screen;
export const ReportScreen = screens[paths.report].Screen;
export const UserScreen = screens[paths.user].Screen;
export const RegisterScreen = screens[paths.register].Screen;
export const ResetPasswordScreen = screens[paths.resetPassword].Screen;
export const PaymentsScreen = screens[paths.payments].Screen;
export const ProfileScreen = screens[paths.profile].Screen;
export const ChangePasswordScreen = screens[paths.changePassword].Screen;

function isScreen(path: string): path is keyof typeof screens {
  return path in screens;
}

/** Fetches a screen's code ahead of its use: when the pointer or the focus reaches a link to it. */
export function prefetchScreen({ target }: { target: EventTarget }): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || !isScreen(link.pathname)) return;
  // A failed prefetch is no failure: the click tries again and then says so.
  screens[link.pathname].fetch().catch(() => undefined);
}
