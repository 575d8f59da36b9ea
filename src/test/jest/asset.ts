/** The URL of every bundled file in jest. */
export default 'asset';
