import { settings } from './settings.mjs';

export default settings(
  'cart',
  ['src/store/cart'],
  ['src/store/app', 'src/store/cart', 'src/store/payment'],
);
