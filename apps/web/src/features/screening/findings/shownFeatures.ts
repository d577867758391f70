/** Features listed and pinned at first; the rest on request. */
export const shownAtFirst = 8;
