import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { ComponentProps, ReactNode } from 'react';
import { mobileWindow } from '../../theme/windows.ts';
import { Notice } from '../page/Notice.tsx';
import { VisuallyHidden } from '../text/VisuallyHidden.tsx';

interface FormProps extends ComponentProps<'form'>, Pick<StackProps, 'sx'> {
  /** How many fields the last submission found invalid. */
  invalidCount?: number;
}

/**
 * A form as one column of fields, with its own error messages instead of the browser's. The method
 * `post` keeps the values out of the URL if the form is submitted before the page's scripts run
 * (docs/trust.md, T12). If several fields are invalid, their number is announced (T28).
 */
export function Form({ invalidCount = 0, children, ...props }: FormProps) {
  return (
    <Stack component="form" method="post" noValidate spacing={3} {...props}>
      {children}
      <VisuallyHidden aria-live="polite">
        {invalidCount > 1 && `Revisa ${invalidCount} campos.`}
      </VisuallyHidden>
    </Stack>
  );
}

/** The error of a form as a whole, announced at once; renders nothing for undefined. */
export function FormMessage({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Notice severity="error" role="alert">
      {children}
    </Notice>
  );
}

/**
 * The buttons at the end of a form. In windows below 576 px, all have the same height, and each
 * button is as wide as the form.
 */
export function FormActions({ children }: { children: ReactNode }) {
  return (
    <Stack
      direction="row"
      sx={{
        flexWrap: 'wrap',
        gap: 1.5,
        [`@media ${mobileWindow}`]: { display: 'grid', gridAutoRows: '1fr' },
      }}
    >
      {children}
    </Stack>
  );
}

export function FieldPair({ children }: { children: ReactNode }) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={{ xs: 3, sm: 2 }}>
      {children}
    </Stack>
  );
}

/**
 * The hidden e-mail of a form with a password: password managers read from it which account the
 * password belongs to. Place it before the password.
 */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
