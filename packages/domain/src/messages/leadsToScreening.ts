/** Whether a message is about a scheme, not about a project, and leads to the screening. */
export function leadsToScreening(code: string): boolean {
  return code === "round-opened" || code === "round-opened-until";
}

/** The result that such a message was asked for from; null leads to a new screening. */
export function resultOf({ analysis }: Readonly<Record<string, unknown>>): string | null {
  return typeof analysis === "string" ? analysis : null;
}
