import Container from '@mui/material/Container';
import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/**
 * What follows the search and the categories. It is only read, so its code may load after the first
 * screen's.
 */
export function HomeStory() {
  return (
    <>
      <Container>
        <HowItWorks />
      </Container>
      <Safety />
      <Container>
        <FeaturedQuestions />
      </Container>
    </>
  );
}
