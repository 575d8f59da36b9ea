import { buttons } from './components/buttons.tsx';
import { data } from './components/data.ts';
import { feedback } from './components/feedback.ts';
import { inputs } from './components/inputs.tsx';
import { navigation } from './components/navigation.ts';
import { surfaces } from './components/surfaces.ts';
import { palette, tokens } from './tokens.ts';

/** The theme: what every MUI component looks like here, made of the tokens. */
export const theme: typeof tokens = {
  ...tokens,
  components: { ...buttons, ...data, ...feedback, ...inputs, ...navigation, ...surfaces },
};

export { palette };
