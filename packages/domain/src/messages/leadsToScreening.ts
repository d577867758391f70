/** Whether a message is about a scheme, not about a project, and leads to the screening. */
export function leadsToScreening(code: string): boolean {
  return code === "round-opened" || code === "round-opened-until";
}
