import { digestMail } from "@mars/wording/messages/digestMail";
import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import { nextDigest } from "@mars/domain/messages/nextDigest";
import type { Database, Tx } from "../../../platform/database/Database.ts";
import { forEachSettled } from "../../../platform/jobs/forEachSettled.ts";
import { mailLinks } from "../../../platform/messages/mailLinks.ts";
import { insertMail, readReaders } from "../../../platform/messages/messageQueries.ts";
import type { AllChanges } from "../changes/changesOf.ts";
import { changesPath, changeWords } from "../changes/changeWords.ts";
import { feedText } from "../changes/feedText.ts";
import { readFollowed } from "../changes/readChanges.ts";
import type { Snapshot } from "../snapshot/Snapshot.ts";
import { LOOKED_BACK_DAYS } from "./queueChanges.ts";
import { shouldNotify } from "./shouldNotify.ts";
import { followedOf } from "./Subscription.ts";
import { type DigestRow, moveDigestOn, noteChanges, readDigests } from "./subscriptionQueries.ts";

/** No one reads more lines than this in a mail; the page has them all. */
const MAX_LINES = 50;
const DAYS = { daily: 1, weekly: 7 };

type Parts = {
  database: Database;
  publicUrl: string;
  now: Date;
  snapshot: () => Promise<Snapshot>;
};

/** Writes the digests that are due into the outbox; where nothing has changed, none. */
export async function writeDigests({ database, publicUrl, now, snapshot }: Parts): Promise<number> {
  const due = await readDigests(database.write, { dueAt: now });
  if (due.length === 0) return 0;
  const current = await snapshot();
  let written = 0;
  const write = async (digest: DigestRow) => {
    const followed = { ...followedOf(digest), days: LOOKED_BACK_DAYS, now };
    const changes = await readFollowed(database.write, current, followed);
    // Taken and written in one transaction: run twice, or on two instances, nothing is told twice.
    await database.transaction(async (tx) => {
      if (!(await moveDigestOn(tx, digest, nextDigest(digest.frequency, now)))) return;
      if (changes && (await writeDigest(tx, publicUrl, { digest, changes, now }))) written += 1;
    });
  };
  await forEachSettled(due, write, ({ id }) => `digest ${id}`);
  return written;
}

type Digested = { digest: DigestRow; changes: AllChanges; now: Date };

async function writeDigest(
  tx: Tx,
  publicUrl: string,
  { digest, changes: { items, place }, now }: Digested,
): Promise<boolean> {
  const { id, personId, frequency, area, token } = digest;
  const fresh = await noteChanges(tx, id, { ids: items.map((item) => item.id), at: now });
  const changes = items.filter((item) => shouldNotify(item) && fresh.has(item.id));
  const [reader] = await readReaders(tx, [personId]);
  if (changes.length === 0 || !reader || reader.email === null) return false;
  const { language } = reader;
  const siteUrl = publicUrl.replace(/\/$/, "");
  const links = mailLinks(publicUrl, token, null);
  const stopUrl = links.stopDigest(token);
  const search = new URLSearchParams({
    fra: addDays(copenhagenDay(now.toISOString()), -DAYS[frequency]),
    ...(place && { sted: `${place.kind}/${place.slug}` }),
  });
  const text = feedText[language];
  const mail = digestMail({
    language,
    frequency,
    name: reader.name,
    place: place?.name ?? (area === null ? text.country : text.area),
    lines: changes.slice(0, MAX_LINES).map((change) => changeWords(change, { siteUrl, language })),
    left: Math.max(0, changes.length - MAX_LINES),
    listUrl: `${siteUrl}${changesPath}?${search.toString()}`,
    settingsUrl: links.settings,
    stopUrl,
  });
  await insertMail(tx, { ...mail, personId, to: reader.email, unsubscribeUrl: stopUrl, at: now });
  return true;
}
