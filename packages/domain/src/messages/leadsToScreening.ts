const ABOUT_A_SCHEME: readonly string[] = ["round-opened", "round-opened-until", "round-retired"];

/** Whether a message is about a scheme, not about a project, and leads to the screening. */
export function leadsToScreening(code: string): boolean {
  return ABOUT_A_SCHEME.includes(code);
}

/** The result that such a message was asked for from; null leads to a new screening. */
export function resultOf({ analysis }: Readonly<Record<string, unknown>>): string | null {
  return typeof analysis === "string" ? analysis : null;
}
