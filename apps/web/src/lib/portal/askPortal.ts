import { settingsReady } from "../settings/settings.ts";

export class PortalProblem extends Error {
  override readonly name = "PortalProblem";
  readonly status: number;

  constructor(status: number) {
    super(`Request failed with status code ${status}`);
    this.status = status;
  }
}

/** One call of the family portal's services. It may be another site: no token of ours goes there. */
export async function askPortal(path: `/${string}`, body?: unknown): Promise<unknown> {
  const { connection } = await settingsReady();
  const address = new URL(connection.portalApi + path, window.location.origin);
  const answer = await fetch(address, {
    headers: { Accept: "application/vnd.api+json" },
    signal: AbortSignal.timeout(10_000),
    ...(body !== undefined && {
      method: "POST",
      headers: { Accept: "application/vnd.api+json", "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new PortalProblem(answer.status);
  return answer.json();
}
