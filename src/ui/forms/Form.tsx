import Stack from '@mui/material/Stack';
import type { StackProps } from '@mui/material/Stack';
import type { ComponentProps } from 'react';

/**
 * A form as one column of fields, which says in its own words what is wrong. Sent before the page's
 * scripts run, it keeps its values out of the URL (docs/trust.md, T12).
 */
export function Form(props: ComponentProps<'form'> & Pick<StackProps, 'sx'>) {
  return <Stack component="form" method="post" noValidate spacing={3} {...props} />;
}
