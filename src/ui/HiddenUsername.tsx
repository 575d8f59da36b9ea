/**
 * The e-mail that a form's password belongs to, hidden from people: password managers keep the two together.
 * Stands before the password.
 */
export function HiddenUsername({ email }: { email: string }) {
  return (
    <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
  );
}
