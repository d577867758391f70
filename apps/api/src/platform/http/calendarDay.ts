/** A day as an address names it, of this century: there is an end of what is made for each. */
export const calendarDay = /^20\d\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
