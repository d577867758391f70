import { identityUnavailable } from "./Authority.ts";
import type { Claims } from "./claimsToPerson.ts";
import { invalidIdentity } from "./person.ts";

const ANSWER_WITHIN_MS = 5000;

/** What the authority tells about the bearer of a token. */
export async function readUserinfo(
  endpoint: string,
  token: string,
  waitMs = ANSWER_WITHIN_MS,
): Promise<Claims> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      signal: AbortSignal.timeout(waitMs),
      headers: { authorization: `Bearer ${token}`, accept: "application/json" },
    });
  } catch {
    throw identityUnavailable();
  }
  if (response.status === 401 || response.status === 403) throw invalidIdentity("not-accepted");
  if (!response.ok) throw identityUnavailable();
  try {
    return (await response.json()) as Claims;
  } catch {
    throw identityUnavailable();
  }
}
