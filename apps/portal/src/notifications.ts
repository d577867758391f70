import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { jsonApi, problem, type Answer } from "./Answer.ts";

type Notification = {
  NotificationId: string;
  Type: "success" | "info" | "warning" | "error" | "default";
  Title: string;
  /** HTML, which whoever shows it must sanitise. */
  Description: string;
};

const builtIn: readonly Notification[] = [
  {
    NotificationId: "2026-demo",
    Type: "info",
    Title: "Du ser en demonstration",
    Description:
      "<p>Projekter, planer og personer er opdigtede. Kommuner, kystvandgrupper og lokale treparter er de rigtige.</p>",
  },
  {
    NotificationId: "2026-land-quarter",
    Type: "success",
    Title: "Nye tal for jordopkøb",
    Description:
      '<p>Statens jordbeholdning er opdateret med det seneste kvartal. <a href="/status/overview">Se status</a>.</p>',
  },
  {
    NotificationId: "2026-planned-work",
    Type: "warning",
    Title: "Planlagt vedligeholdelse",
    Description:
      "<p>Kortlagene kan svare langsomt <strong>søndag mellem kl. 06 og 08</strong>. Det, du har gemt, bliver ikke berørt.</p>",
  },
];

/** The feed: `notifications.json` in the portal's folder when there is one, read anew each time. */
export function notificationsAnswer(folder: string): Answer {
  const path = join(folder, "notifications.json");
  if (!existsSync(path)) return jsonApi(200, builtIn);
  try {
    const feed: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (Array.isArray(feed)) return jsonApi(200, feed);
  } catch {
    // Falls through: a broken file is a failing feed, not an empty one.
  }
  return problem(500, "notifications.unreadable", "The notification file cannot be read.");
}
