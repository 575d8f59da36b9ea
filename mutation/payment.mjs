import { settings } from './settings.mjs';

export default settings('payment', ['src/store/payment'], ['src/store/payment']);
