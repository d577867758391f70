/** The query parameter every system of the family hands a session over with (SPEC 7). */
export const sessionParameter = "dmpsmvsessionid";

export function arrivedSession(search: string = window.location.search): string | null {
  return new URLSearchParams(search).get(sessionParameter);
}
