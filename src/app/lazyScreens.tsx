import { lazy } from 'react';
import type { ComponentType } from 'react';
import { paths } from '../paths.ts';
import { whenReady } from '../ui/whenReady.tsx';

/** How the code of each screen is fetched; the browser keeps what was fetched once. */
const loads = {
  [paths.payServices]: () => import('../features/home/PayServicesScreen.tsx'),
  [paths.lookup]: () => import('./LookupPage.tsx'),
  [paths.cart]: () => import('../features/cart/CartScreen.tsx'),
  [paths.checkout]: () => import('../features/checkout/ConfirmScreen.tsx'),
  [paths.result]: () => import('../features/checkout/ResultScreen.tsx'),
  [paths.emailPayment]: () => import('../features/payment-link/EmailPaymentScreen.tsx'),
  [paths.questions]: () => import('../features/help/QuestionsScreen.tsx'),
  [paths.terms]: () => import('../features/help/TermsScreen.tsx'),
  [paths.legal]: () => import('../features/help/LegalScreen.tsx'),
  [paths.contact]: () => import('../features/help/ContactScreen.tsx'),
  [paths.sandbox]: () => import('../features/sandbox/SandboxScreen.tsx'),
  [paths.own]: () => import('./OwnArea.tsx'),
  [paths.accounts]: () => import('../features/accounts/AccountsScreen.tsx'),
  [paths.addAccount]: () => import('../features/accounts/AddAccountScreen.tsx'),
  [paths.report]: () => import('../features/report/ReportScreen.tsx'),
  [paths.user]: () => import('../features/sign-in/UserScreen.tsx'),
  [paths.register]: () => import('../features/sign-in/RegisterScreen.tsx'),
  [paths.resetPassword]: () => import('../features/sign-in/ResetPasswordScreen.tsx'),
  [paths.payments]: () => import('../features/payments/PaymentsScreen.tsx'),
  [paths.profile]: () => import('../features/profile/ProfileScreen.tsx'),
  [paths.changePassword]: () => import('../features/profile/ChangePasswordScreen.tsx'),
};

/** A screen whose code loads with its first visit; it renders once the bank can be asked. */
function lazyScreen<Name extends string>(
  load: () => Promise<Record<Name, ComponentType>>,
  name: Name,
) {
  return lazy(async () => ({ default: whenReady((await load())[name]) }));
}

export const PayServicesScreen = lazyScreen(loads[paths.payServices], 'PayServicesScreen');
export const LookupPage = lazyScreen(loads[paths.lookup], 'LookupPage');
export const CartScreen = lazyScreen(loads[paths.cart], 'CartScreen');
export const ConfirmScreen = lazyScreen(loads[paths.checkout], 'ConfirmScreen');
export const ResultScreen = lazyScreen(loads[paths.result], 'ResultScreen');
export const EmailPaymentScreen = lazyScreen(loads[paths.emailPayment], 'EmailPaymentScreen');
export const QuestionsScreen = lazyScreen(loads[paths.questions], 'QuestionsScreen');
export const TermsScreen = lazyScreen(loads[paths.terms], 'TermsScreen');
export const LegalScreen = lazyScreen(loads[paths.legal], 'LegalScreen');
export const ContactScreen = lazyScreen(loads[paths.contact], 'ContactScreen');
export const SandboxScreen = lazyScreen(loads[paths.sandbox], 'SandboxScreen');
export const OwnArea = lazyScreen(loads[paths.own], 'OwnArea');
export const AccountsScreen = lazyScreen(loads[paths.accounts], 'AccountsScreen');
export const AddAccountScreen = lazyScreen(loads[paths.addAccount], 'AddAccountScreen');
export const ReportScreen = lazyScreen(loads[paths.report], 'ReportScreen');
export const UserScreen = lazyScreen(loads[paths.user], 'UserScreen');
export const RegisterScreen = lazyScreen(loads[paths.register], 'RegisterScreen');
export const ResetPasswordScreen = lazyScreen(loads[paths.resetPassword], 'ResetPasswordScreen');
export const PaymentsScreen = lazyScreen(loads[paths.payments], 'PaymentsScreen');
export const ProfileScreen = lazyScreen(loads[paths.profile], 'ProfileScreen');
export const ChangePasswordScreen = lazyScreen(loads[paths.changePassword], 'ChangePasswordScreen');

function isScreen(path: string): path is keyof typeof loads {
  return path in loads;
}

/** Fetches a screen's code ahead of its use: when the pointer or the focus reaches a link to it. */
export function prefetchScreen({ target }: { target: EventTarget }): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (!link || link.origin !== location.origin || !isScreen(link.pathname)) return;
  // A failed prefetch is no failure: the click tries again and then says so.
  loads[link.pathname]().catch(() => undefined);
}
