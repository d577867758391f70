/**
 * Counts up whenever a fact changes: an instance of an older release that is started again while a
 * newer one is rolled out then leaves the newer facts alone.
 */
export const factsEdition = 5;
