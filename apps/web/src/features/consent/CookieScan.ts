export const cookieCategories = [
  "necessary",
  "preferences",
  "statistics",
  "marketing",
  "unclassified",
] as const;
export type CookieCategory = (typeof cookieCategories)[number];

export type Cookie = {
  name: string;
  category: CookieCategory;
  provider: string;
  purpose: string;
  expires: string;
  type: string;
  /** How many of the same name the scan found; shown as [xN] above one. */
  count: number;
};

export type CookieScan = { scannedAt: string | null; cookies: Cookie[] };

/** Cookiebot's report gives every value as a string, the category's number too. */
export function readScan(report: unknown): CookieScan {
  const { utcscandate, cookies } = (report ?? {}) as { utcscandate?: unknown; cookies?: unknown };
  return {
    scannedAt: typeof utcscandate === "string" ? readUtc(utcscandate) : null,
    cookies: merged(Array.isArray(cookies) ? cookies.map(readCookie) : []),
  };
}

/** `2022-03-03T09:45:00.5030000Z`: more decimals than the standard has; without a zone it is UTC too. */
function readUtc(text: string): string | null {
  const trimmed = text.trim().replace(/(\.\d{3})\d+/, "$1");
  const isZoned = /(?:Z|UTC|GMT|[+-]\d\d:?\d\d)$/i.test(trimmed);
  const date = Date.parse(isZoned ? trimmed : trimmed + (trimmed.includes("T") ? "Z" : " UTC"));
  return Number.isNaN(date) ? null : new Date(date).toISOString();
}

function readCookie(entry: unknown): Cookie {
  const fields = (entry ?? {}) as Record<string, unknown>;
  const text = (name: string) => {
    const value = fields[name];
    return typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  };
  return {
    name: text("Name"),
    category: cookieCategories[Number(text("Category")) - 1] ?? "unclassified",
    provider: text("Provider"),
    purpose: text("PurposeDescription"),
    expires: text("ExpireDescription"),
    type: text("TrackerTypeName"),
    count: 1,
  };
}

/** The same cookie found on several pages or hosts is one row. */
function merged(cookies: readonly Cookie[]): Cookie[] {
  const rows = new Map<string, Cookie>();
  for (const cookie of cookies) {
    const key = `${cookie.category} ${cookie.name}`;
    const known = rows.get(key);
    rows.set(key, known ? together(known, cookie) : cookie);
  }
  return [...rows.values()];
}

function together(known: Cookie, next: Cookie): Cookie {
  const providers = known.provider.split(", ");
  const isNew = next.provider !== "" && !providers.includes(next.provider);
  return {
    ...known,
    provider: isNew ? [...providers, next.provider].join(", ") : known.provider,
    count: known.count + 1,
  };
}
