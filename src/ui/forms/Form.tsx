import type { ComponentProps } from 'react';

/**
 * A form that says in its own words what is wrong. Sent before the page's scripts run, it keeps its
 * values out of the URL (docs/trust.md, T12).
 */
export function Form(props: ComponentProps<'form'>) {
  return <form method="post" noValidate {...props} />;
}
