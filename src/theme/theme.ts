import { buttons } from './components/muiButtons.tsx';
import { data } from './components/muiData.ts';
import { feedback } from './components/muiFeedback.ts';
import { inputs } from './components/muiInputs.tsx';
import { navigation } from './components/muiNavigation.ts';
import { surfaces } from './components/muiSurfaces.ts';
import { palette, tokens } from './tokens.ts';

/** The theme: what every MUI component looks like here, made of the tokens. */
export const theme: typeof tokens = {
  ...tokens,
  components: { ...buttons, ...data, ...feedback, ...inputs, ...navigation, ...surfaces },
};

export { palette };
