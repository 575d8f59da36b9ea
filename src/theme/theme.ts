import { buttons } from './muiButtons.tsx';
import { data } from './muiData.ts';
import { feedback } from './muiFeedback.ts';
import { inputs } from './muiInputs.tsx';
import { navigation } from './muiNavigation.ts';
import { surfaces } from './muiSurfaces.ts';
import { palette, tokens } from './tokens.ts';

export const theme: typeof tokens = {
  ...tokens,
  components: { ...buttons, ...data, ...feedback, ...inputs, ...navigation, ...surfaces },
};

export { palette };
