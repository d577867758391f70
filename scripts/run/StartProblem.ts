/** Something the person at the keyboard can fix; shown as one sentence without a stack trace. */
export class StartProblem extends Error {}
