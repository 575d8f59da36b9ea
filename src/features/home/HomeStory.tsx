import Container from '@mui/material/Container';
import { FeaturedQuestions } from './FeaturedQuestions.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Safety } from './Safety.tsx';

/**
 * The texts below the search and the categories. Their only controls are links, which work before
 * their code has loaded, so the code loads after that of the first screen.
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
