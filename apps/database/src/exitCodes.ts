/** Exit codes of the database process, so that whoever starts it can say what went wrong. */
export const exitCodes = {
  folderUnwritable: 73,
  folderInUse: 75,
  folderOfOtherVersion: 76,
  portTaken: 77,
  engineBroken: 70,
} as const;

export type FailureCode = keyof typeof exitCodes;

/** A failure the person at the keyboard can act on: one sentence and an exit code. */
export class StartFailure extends Error {
  readonly code: FailureCode;

  constructor(code: FailureCode, sentence: string) {
    super(sentence);
    this.name = "StartFailure";
    this.code = code;
  }
}
