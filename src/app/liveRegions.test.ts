import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// `npm run spoken` compares the texts that a screen reader gets with stored ones
// (`e2e/spoken/kept`), but notices a missing live region only in the states of the portal that it
// visits. So each region is listed here with a phrase of its announcement, which the stored texts
// or a test must contain.

/** A phrase for each live region of a file that `npm run spoken` reaches, in the regions' order. */
const phrases: Record<string, string[]> = {
  'app/Dock.tsx': ['Sin conexión'],
  'app/LostModal.tsx': ['Revisa tu conexión e inténtalo de nuevo.'],
  'components/accounts/ArrivalNotice.tsx': ['3 en tu carro, 6 para después.'],
  'components/accounts/ContinueButton.tsx': ['No pudimos consultar el próximo pago'],
  'components/calendar/AddToCalendar.tsx': ['No pudimos crear el archivo del calendario'],
  'components/companies/CompanyPicker.tsx': ['1 empresa'],
  'components/payment/PaymentProblem.tsx': ['No continuamos con tu pago'],
  'components/receipt/PaidReceipt.tsx': ['El comprobante todavía no está disponible'],
  'components/receipt/PayerEmailField.tsx': ['¿Quisiste decir gmail.com?'],
  'components/receipt/ReceiptActions.tsx': [
    'Descargamos el comprobante en PDF.',
    'No pudimos preparar el PDF',
  ],
  'components/receipt/ReceiptMail.tsx': ['Enviamos el comprobante a ana@ejemplo.cl.'],
  'features/accounts/Overview.tsx': ['Debes $ 749.740 en 5 de 12 cuentas.'],
  'features/accounts/SelectionBar.tsx': ['1 cuenta · 3 deudas'],
  'features/cart/CartContents.tsx': ['2 de 10 deudas'],
  'features/checkout/EarlierPayments.tsx': [
    'Ya hubo un pago de estas deudas',
    'Alguna de estas deudas tiene un pago en curso',
    'Ya pagaste alguna de estas deudas',
  ],
  'features/checkout/FollowStatus.tsx': ['Consultando al banco. Su respuesta aparecerá aquí.'],
  'features/checkout/KeepAccounts.tsx': ['Este dispositivo recuerda esta cuenta'],
  'features/checkout/PaymentSummary.tsx': ['Copiada'],
  'features/help/QuestionsScreen.tsx': ['1 pregunta'],
  'features/home/CompanyGroups.tsx': ['0 empresas'],
  'features/home/HomeSearch.tsx': ['28 empresas'],
  'features/home/RememberedTotal.tsx': ['Debes $ 12.890 en 1 cuenta.'],
  'features/lookup/AccountFile.tsx': [
    'Leímos «lista.csv»',
    '«boleta.pdf» es un PDF.',
    'No pudimos cargar el lector de archivos',
  ],
  'features/lookup/AccountForm.tsx': ['Consultaremos 25 cuentas'],
  'features/lookup/AdditionsNotice.tsx': ['4 en tu carro'],
  'features/lookup/BatchProgress.tsx': ['Llevamos 20 de 25 cuentas'],
  'features/lookup/DebtsStep.tsx': ['Encontramos 3 deudas.'],
  'features/notices/Notices.tsx': ['El sábado de 2:00 a 4:00 no habrá pagos por mantención.'],
  'features/payment-link/LinkProgress.tsx': ['El link fue generado y enviado exitosamente'],
  'features/payment-link/LinkSharing.tsx': ['Copiamos el link.'],
  'features/payments/PaymentList.tsx': ['141 pagos'],
  'features/payments/ReceiptPrinting.tsx': [
    'No pudimos guardar 1 comprobante',
    '1 comprobante seleccionado',
  ],
  'features/payments/StatementDownloads.tsx': [
    'Listo: descargamos ',
    'Tu cartola está incompleta',
    'No pudimos descargar tu cartola',
  ],
  'features/profile/ChangePasswordScreen.tsx': ['Tu contraseña venció.'],
  'features/report/PaidAccounts.tsx': ['1–15 de '],
  'features/sandbox/ScenarioNotice.tsx': ['El banco se porta distinto'],
  'features/sign-in/RegisterScreen.tsx': ['Hoy no puedes crear una cuenta.'],
  'features/sign-in/ResetPasswordScreen.tsx': ['Si el correo está registrado'],
  'ui/fields/FieldMessage.tsx': ['Por favor, ingresa tu identificador de servicio'],
  'ui/forms/Form.tsx': ['Revisa 2 campos.', 'El usuario o clave ingresados son incorrectos.'],
  'ui/lists/useListSearch.tsx': [' de 147'],
  'ui/loading/Waiting.tsx': ['Cargando empresas…'],
  'ui/loading/lazyPart.tsx': ['No pudimos cargar esta parte. Revisa tu conexión.'],
  'ui/page/ErrorState.tsx': ['No pudimos cargar tus pagos'],
  'ui/page/LeftOutNotice.tsx': ['1 pago no se pudo mostrar.'],
  'ui/toasts/ToastCard.tsx': ['Quitaste Agua casa.'],
};

/** Live regions that `npm run spoken` does not reach; tests expect their phrases instead. */
const onlyInTests: Record<string, string[]> = {
  'features/accounts/MoreAccounts.tsx': ['No pudimos traer todas tus cuentas'],
  'features/accounts/Overview.tsx': [
    'No pudimos consultar lo que debes',
    'Aguas Lleuque no recibe pagos hasta mañana.',
  ],
  'features/cart/CartContents.tsx': ['El pago mínimo de este convenio es de '],
  'features/checkout/KeepAccounts.tsx': ['Está en Mis cuentas'],
  'features/help/Captcha.tsx': ['No pudimos cargar la verificación'],
  'features/lookup/BatchProgress.tsx': ['Llevamos 20 de 45 cuentas y no pudimos seguir'],
  'features/sign-in/IdleWarningModal.tsx': ['Quedan 10 segundos'],
  'features/sign-in/LoginModal.tsx': ['Ingresando…'],
};

const liveRegion =
  /role="(?:status|alert|log)"|role=\{[^}]*'(?:status|alert)'|<output|(?:as|component)="output"|aria-live=/g;

const filesIn = (folder: string, end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => ({ file, text: readFileSync(path.join(folder, file), 'utf8') }));

const src = path.join(import.meta.dirname, '..');
/** The lines about announcements in the stored texts: '- status: 2 de 10 deudas'. */
const announced = filesIn(path.join(src, '../e2e/spoken/kept'), '.txt').flatMap(({ text }) =>
  text.slice(text.indexOf('announced:'), text.indexOf('described:')).split('\n'),
);
const tests = filesIn(src, '.test.tsx').map(({ text }) => text);
const regions = filesIn(src, '.tsx')
  .filter(({ file }) => !file.endsWith('.test.tsx'))
  .map(({ file, text }) => ({ file, count: text.match(liveRegion)?.length ?? 0 }))
  .filter(({ count }) => count > 0);

it('only files with live regions are listed', () => {
  const listed = Object.keys({ ...phrases, ...onlyInTests });
  expect(listed.toSorted()).toEqual(regions.map(({ file }) => file).toSorted());
});

it.each(regions)(
  'each live region of $file is announced in a walk or a test',
  ({ file, count }) => {
    const inWalks = phrases[file] ?? [];
    const inTests = onlyInTests[file] ?? [];
    expect([...inWalks, ...inTests]).toHaveLength(count);
    const lack = (texts: readonly string[]) => (phrase: string) =>
      !texts.some((text) => text.includes(phrase));
    expect(inWalks.filter(lack(announced))).toEqual([]);
    expect(inTests.filter(lack(tests))).toEqual([]);
  },
);
