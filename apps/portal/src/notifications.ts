import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonApi, problem, type Answer } from "./Answer.ts";
import { languageOf } from "./language.ts";

type Notification = {
  NotificationId: string;
  Type: "success" | "info" | "warning" | "error" | "default";
  Title: string;
  /** HTML, which whoever shows it must sanitise. */
  Description: string;
};

type Words = { da: string; en: string };
type Language = keyof Words;
type BuiltIn = Pick<Notification, "NotificationId" | "Type"> & { title: Words; html: Words };

const builtIn: readonly BuiltIn[] = [
  {
    NotificationId: "2026-demo",
    Type: "info",
    title: { da: "Du ser en demonstration", en: "You are looking at a demonstration" },
    html: {
      da: '<p>Personerne, du kan logge ind som, og beskederne her er opdigtede. Se, hvad der ellers er opdigtet, under <a href="/data">Data og kilder</a>.</p>',
      en: '<p>The people you can log in as and the messages here are made up. See what else is made up under <a href="/data">Data and sources</a>.</p>',
    },
  },
  {
    NotificationId: "2026-land-quarter",
    Type: "success",
    title: { da: "Nye tal for jordopkøb", en: "New figures for land purchases" },
    html: {
      da: '<p>Statens jordbeholdning er opdateret med det seneste kvartal. <a href="/status/overview">Se status</a>.</p>',
      en: '<p>The state\'s land holdings have been updated with the latest quarter. <a href="/status/overview">See the status</a>.</p>',
    },
  },
  {
    NotificationId: "2026-planned-work",
    Type: "warning",
    title: { da: "Planlagt vedligeholdelse", en: "Planned maintenance" },
    html: {
      da: "<p>Kortlagene kan svare langsomt <strong>søndag mellem kl. 06 og 08</strong>. Det påvirker ikke det, du har gemt.</p>",
      en: "<p>Map layers may be slow <strong>on Sunday between 06:00 and 08:00</strong>. What you have saved is not affected.</p>",
    },
  },
];

function builtInFeed(language: Language): Notification[] {
  return builtIn.map(({ NotificationId, Type, title, html }) => ({
    NotificationId,
    Type,
    Title: title[language],
    Description: html[language],
  }));
}

/**
 * The feed: `notifications.json` in the portal's folder when there is one, read again each time.
 * Without one the demonstration has invented messages, and a service has none.
 */
export function notificationsAnswer(
  folder: string,
  {
    isDemonstration,
    acceptLanguage = "",
  }: { isDemonstration: boolean; acceptLanguage?: string | undefined },
): Answer {
  const path = join(folder, "notifications.json");
  const language = languageOf(acceptLanguage);
  if (!existsSync(path)) return jsonApi(200, isDemonstration ? builtInFeed(language) : []);
  try {
    const feed: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (Array.isArray(feed)) return jsonApi(200, feed);
  } catch {
    // Falls through: a broken file is a failing feed, not an empty one.
  }
  return problem(500, "notifications.unreadable", "The message file cannot be read.");
}
