/**
 * The e-mail that a form's password belongs to, hidden: it tells password managers which account
 * the password is for. Goes before the password.
 */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
