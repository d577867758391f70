import { HttpProblem } from "../../../lib/http/HttpProblem.ts";

/** What was asked about is not there: someone has deleted it. */
export function isMissing(error: unknown): boolean {
  return error instanceof HttpProblem && error.status === 404;
}

/** Whether it was there to be deleted; what someone else has deleted is gone just as well. */
export async function wasThere(deleting: Promise<unknown>): Promise<boolean> {
  try {
    await deleting;
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
