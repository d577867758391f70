/** SPEC 5: what fits in a field of one line, and in one of several, where nothing else is said. */
export const SINGLE_LINE_MAX_LENGTH = 256;
export const MULTI_LINE_MAX_LENGTH = 1024;
