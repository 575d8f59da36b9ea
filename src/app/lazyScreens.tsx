import type { ComponentType } from 'react';
import { paths } from '../config/paths.ts';
import { lazyPart } from '../ui/loading/lazyPart.tsx';
import { BrokenScreen } from './ErrorBoundary.tsx';

/** Creates a lazy screen with its document title. */
function screen(title: string, load: () => Promise<ComponentType>) {
  return { title, Screen: lazyPart(load, BrokenScreen) };
}

/** Screens that guests and payers may open, keyed by path. */
export const publicScreens = {
  [paths.payServices]: screen(
    'Pagar servicios',
    async () => (await import('../features/home/PayServicesScreen.tsx')).PayServicesScreen,
  ),
  [paths.lookup]: screen(
    'Consultar cuenta',
    async () => (await import('./LookupPage.tsx')).LookupPage,
  ),
  [paths.cart]: screen(
    'Carro de cuentas',
    async () => (await import('../features/cart/CartScreen.tsx')).CartScreen,
  ),
  [paths.checkout]: screen(
    'Confirmar pago',
    async () => (await import('../features/checkout/ConfirmScreen.tsx')).ConfirmScreen,
  ),
  [paths.result]: screen(
    'Resultado del pago',
    async () => (await import('../features/checkout/ResultScreen.tsx')).ResultScreen,
  ),
  [paths.emailPayment]: screen(
    'Pago por correo',
    async () =>
      (await import('../features/payment-link/EmailPaymentScreen.tsx')).EmailPaymentScreen,
  ),
  [paths.questions]: screen(
    'Preguntas frecuentes',
    async () => (await import('../features/help/QuestionsScreen.tsx')).QuestionsScreen,
  ),
  [paths.terms]: screen('Términos y Condiciones', async () =>
    (await import('../features/help/LegalPage.tsx')).loadTermsScreen(),
  ),
  [paths.legal]: screen('Bases legales', async () =>
    (await import('../features/help/LegalPage.tsx')).loadLegalScreen(),
  ),
  [paths.sandbox]: screen(
    'Pruebas locales',
    async () => (await import('../features/sandbox/SandboxScreen.tsx')).SandboxScreen,
  ),
  [paths.user]: screen(
    'Tu cuenta',
    async () => (await import('../features/sign-in/UserScreen.tsx')).UserScreen,
  ),
  [paths.resetPassword]: screen(
    'Restablecer contraseña',
    async () => (await import('../features/sign-in/ResetPasswordScreen.tsx')).ResetPasswordScreen,
  ),
};

/** The payer's own screens, with the side menu beside them, keyed by path. */
export const ownScreens = {
  [paths.accounts]: screen(
    'Mis cuentas',
    async () => (await import('../features/accounts/AccountsScreen.tsx')).AccountsScreen,
  ),
  [paths.addAccount]: screen(
    'Agregar cuenta',
    async () => (await import('../features/accounts/AddAccountScreen.tsx')).AddAccountScreen,
  ),
  [paths.payments]: screen(
    'Mis pagos',
    async () => (await import('../features/payments/PaymentsScreen.tsx')).PaymentsScreen,
  ),
  [paths.report]: screen(
    'Reporte de pagos',
    async () => (await import('../features/report/ReportScreen.tsx')).ReportScreen,
  ),
  [paths.profile]: screen(
    'Mi perfil',
    async () => (await import('../features/profile/ProfileScreen.tsx')).ProfileScreen,
  ),
};

/** All lazy screens, keyed by path. The last four have routes of their own in `Screens.tsx`. */
export const screens = {
  ...publicScreens,
  ...ownScreens,
  [paths.own]: screen('Mis cuentas', async () => (await import('./OwnArea.tsx')).OwnArea),
  [paths.changePassword]: screen(
    'Cambiar contraseña',
    async () => (await import('../features/profile/ChangePasswordScreen.tsx')).ChangePasswordScreen,
  ),
  [paths.contact]: screen(
    'Contacto',
    async () => (await import('../features/help/ContactScreen.tsx')).ContactScreen,
  ),
  [paths.register]: screen(
    'Crea tu cuenta',
    async () => (await import('../features/sign-in/RegisterScreen.tsx')).RegisterScreen,
  ),
};

export type ScreenPath = keyof typeof screens;

export function isScreenPath(path: string): path is ScreenPath {
  return path in screens;
}
