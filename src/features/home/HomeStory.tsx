import Container from '@mui/material/Container';
import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/**
 * The texts below the search and the categories. They have no controls, so their code loads after
 * the first screen's.
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
