import { settings } from './settings.mjs';

export default settings('session', ['src/store/session'], ['src/store/session']);
