/** What a bundled file is in jest: its URL. */
export default 'asset';
