import type { FigureValue } from "./isWritten.ts";
import type { Rows } from "./Rows.ts";

const danishDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Copenhagen" });
const dayOf = (moment: string | number) => danishDay.format(new Date(moment));

type Version = { number: number; status: string; publishedAt: string };
const versionsOf = (rows: Rows, planId: string) => rows.at<Version[]>(`/plans/${planId}/versions`);

/** The day that the figures of the country speak of, and the last quarter of state land. */
export async function dateFigures(rows: Rows): Promise<Record<string, FigureValue>> {
  type Overview = { day: string; development: { day: string }[] };
  const { day, development } = await rows.at<Overview>("/status/pages/overview");
  const changes = (await rows.projects()).flatMap(({ lastStateChanged }) => lastStateChanged ?? []);
  const lastChange = changes.length === 0 ? day : changes.map(dayOf).toSorted().at(-1)!;
  // No row tells when an imported source was read: between the last change it holds and today.
  const isPossible =
    lastChange <= day && day <= dayOf(Date.now()) && development.at(-1)?.day === day;
  const quarter = await lastQuarter(rows, dayOf(Date.now()));
  return {
    ...(isPossible && { "figures.day": day }),
    ...(quarter && { "land.quarter": quarter }),
  };
}

/** A quarter that still runs has no end to speak of. */
async function lastQuarter(rows: Rows, today: string): Promise<string | undefined> {
  const holdings = await rows.at<{ year: number; quarter: number }[]>("/status/land-holdings");
  return holdings
    .filter((row) => dayOf(Date.UTC(row.year, row.quarter * 3, 1, 12)) <= today)
    .map((row) => `${row.year}-${row.quarter}`)
    .toSorted()
    .at(-1);
}

/** Decisions before the application or after today, and plans dated by a version that was undone. */
export async function rowDateFaults(rows: Rows, planIds: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const row of await rows.projects()) {
    const { projectId, applicationTimestamp, lastStateChanged } = row;
    if (lastStateChanged === null) continue;
    // By days: some sources know the day alone.
    const isBefore =
      applicationTimestamp !== null && dayOf(lastStateChanged) < dayOf(applicationTimestamp);
    if (isBefore || Date.parse(lastStateChanged) > Date.now())
      faults.push(
        `project ${projectId}: applied ${applicationTimestamp}, changed ${lastStateChanged}`,
      );
  }
  for (const { id, lastPublishedTimestamp } of await rows.plans()) {
    if (!planIds.includes(id)) continue;
    const standing = (await versionsOf(rows, id)).find(({ status }) => status === "published");
    if (standing && standing.publishedAt !== lastPublishedTimestamp)
      faults.push(`plan ${id}: ${lastPublishedTimestamp}, its version ${standing.publishedAt}`);
  }
  return faults;
}
