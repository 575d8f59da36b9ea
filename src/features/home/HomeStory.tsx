import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { Column } from './homeFrame.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/**
 * What follows the search and the categories. It is only read, so its code may load after the first
 * screen's.
 */
export function HomeStory() {
  return (
    <>
      <Column>
        <HowItWorks />
      </Column>
      <Safety />
      <Column>
        <FeaturedQuestions />
      </Column>
    </>
  );
}
