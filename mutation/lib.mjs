import { settings } from './settings.mjs';

export default settings('lib', ['src/lib'], ['src/lib']);
