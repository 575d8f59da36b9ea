import Container from '@mui/material/Container';
import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/**
 * The texts below the search and the categories. Their code loads after that of the first screen,
 * because their only controls are prerendered links, and a link works without code.
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
