/**
 * Interval at which a page polls for the bank's answer, ms. The page must show it within two seconds, including the
 * request and rendering.
 */
export const bankPollMs = 1500;
