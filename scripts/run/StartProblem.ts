/** Something the person at the keyboard can mend; shown as one sentence without a stack trace. */
export class StartProblem extends Error {}
