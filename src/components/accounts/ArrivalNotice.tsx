import type { Schema } from 'yup';
import { listOf, part, text } from '../../lib/schemas.ts';
import type { CartArrival } from '../../config/paths.ts';
import { useLocationState } from '../../ui/hooks/useLocationState.ts';
import { Notice } from '../../ui/page/Notice.tsx';

const arrivalSchema: Schema<CartArrival> = part({ news: listOf(text()) });

/** Shows the messages that the previous screen passed in the navigation's state. */
export function ArrivalNotice() {
  const arrival = useLocationState(arrivalSchema);
  if (!arrival) return null;
  return (
    <Notice role="status" sx={{ mb: 3 }}>
      {arrival.news.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
