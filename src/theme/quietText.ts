import { palette, theme } from './theme.ts';

/** What is said beside something more important: smaller and greyer. */
export const quietText = { ...theme.typography.body2, color: palette.text.secondary };
