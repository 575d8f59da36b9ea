import { Notice } from './Notice.tsx';

/** What is wrong with a form as a whole, announced at once; nothing while there is nothing to say. */
export function FormMessage({ children }: { children: string | undefined }) {
  if (children === undefined) return null;
  return (
    <Notice kind="danger" role="alert">
      {children}
    </Notice>
  );
}
