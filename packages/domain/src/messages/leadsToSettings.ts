/** Whether a message is about the reader's own settings and leads there. */
export function leadsToSettings(code: string): boolean {
  return code === "webhook-stopped";
}
