/** The URL that a bundled file has in jest. */
export default 'asset';
