import { styled } from '@mui/material/styles';
import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { Column } from './homeFrame.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/** Left out of the first layout where it is below the window; the height is a phone's. */
const Below = styled('div')({ contentVisibility: 'auto', containIntrinsicHeight: 'auto 1500px' });

/**
 * What follows the search and the categories. It is only read, so its code may load after the first
 * screen's.
 */
export function HomeStory() {
  return (
    <Below>
      <Column>
        <HowItWorks />
      </Column>
      <Safety />
      <Column>
        <FeaturedQuestions />
      </Column>
    </Below>
  );
}
