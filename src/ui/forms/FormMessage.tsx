import { Notice } from '../page/Notice.tsx';

/** The error of a form as a whole, announced at once; renders nothing for undefined. */
export function FormMessage({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Notice severity="error" role="alert">
      {children}
    </Notice>
  );
}
