import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import type { Language } from "@mars/wording/language/languages";
import { escapeHtml } from "../../../platform/text/escapeHtml.ts";
import type { KnownChange } from "./changeId.ts";
import { changesPath, changeWords } from "./changeWords.ts";
import { feedText } from "./feedText.ts";

export type Feed = {
  /** Its own address. */
  self: string;
  siteUrl: string;
  language: Language;
  /** The drawn area counts as a place without a name. */
  isArea: boolean;
  madeAt: Date;
};

/** Readers ask often and show few; who wants all takes the table. */
const MAX_ENTRIES = 200;

/** The newest changes as Atom (RFC 4287). */
export function changeFeed(
  { items, place }: Pick<ChangesPage, "place"> & { items: readonly KnownChange[] },
  { self, siteUrl, language, isArea, madeAt }: Feed,
): string {
  const text = feedText[language];
  const where = isArea ? text.area : place?.name;
  const title = where === undefined ? text.title : `${text.title}: ${where}`;
  const asked = place && new URLSearchParams({ sted: `${place.kind}/${place.slug}` });
  const page = `${siteUrl}${changesPath}${asked ? `?${asked.toString()}` : ""}`;
  const updated = items[0]?.at ?? madeAt.toISOString();
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeHtml(self)}</id>
<title>${escapeHtml(title)}</title>
<updated>${moment(updated)}</updated>
<author><name>MARS</name><uri>${escapeHtml(siteUrl)}</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeHtml(self)}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(page)}"/>
${items
  .slice(0, MAX_ENTRIES)
  .map((change) => entry(change, { siteUrl, language }))
  .join("\n")}
</feed>
`;
}

function entry(
  change: KnownChange,
  { siteUrl, language }: { siteUrl: string; language: Language },
): string {
  const { kind, at } = change;
  const { title, summary, url } = changeWords(change, { siteUrl, language });
  return `<entry>
<id>urn:mars:change:${change.id}</id>
<title>${escapeHtml(title)}</title>
<updated>${moment(at)}</updated>
<category term="${kind}" label="${escapeHtml(feedText[language].kinds[kind])}"/>
<link rel="alternate" type="text/html" href="${escapeHtml(url)}"/>
<summary>${escapeHtml(summary)}</summary>
</entry>`;
}

const moment = (at: string) => new Date(at).toISOString();
