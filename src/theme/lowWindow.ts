/**
 * A window of little height, as with much zoom (1280 × 1024 at 400 % is 256 px high): what sticks to its edges would cover what is read
 * and focused (trust T27).
 */
export const lowWindow = '(max-height: 480px)';
