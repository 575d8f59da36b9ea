import { useAppSelector } from '../../store/app/hooks.ts';
import { selectPaymentProblem } from '../../store/payment/paymentSlice.ts';
import { Notice } from '../../ui/page/Notice.tsx';

const titles = {
  refused: 'Tu pago no se registró',
  withheld: 'No continuamos con tu pago',
} as const;

/** The reason why the last press of a pay button failed (docs/trust.md, T03, T18). */
export function PaymentProblem() {
  const problem = useAppSelector(selectPaymentProblem);
  return (
    problem && (
      <Notice severity="error" role="alert" title={titles[problem.kind]}>
        {problem.text}
      </Notice>
    )
  );
}
