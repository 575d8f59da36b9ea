import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { Column } from './homeFrame.ts';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/** What follows the search and the categories: to be read, not used, so that its code may come after the first screen's. */
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
