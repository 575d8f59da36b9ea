import Container from '@mui/material/Container';
import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/**
 * The texts below the search and the categories. Their code is loaded separately, after the first
 * script: until then the prerendered texts can be read, and their only controls are links, which
 * work without code.
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
