import type { Config } from "../../platform/config/readConfig.ts";

/** Read again every time, it is never out of date while the service runs. */
const VALID_DAYS = 180;
const MS_PER_DAY = 86_400_000;

/** `security.txt` as RFC 9116 has it; null where no one is named. */
export function securityText({ site, server }: Config, now: Date): string | null {
  if (site.securityContacts.length === 0) return null;
  const expires = new Date(now.getTime() + VALID_DAYS * MS_PER_DAY);
  const lines = [
    ...site.securityContacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: da, en",
    `Canonical: ${server.publicUrl}/.well-known/security.txt`,
  ];
  return `${lines.join("\n")}\n`;
}
