import { landOf } from "@mars/domain/messages/leadsToLand";
import { leadsToList } from "@mars/domain/messages/leadsToList";
import { leadsToScreening, resultOf } from "@mars/domain/messages/leadsToScreening";
import { leadsToSettings } from "@mars/domain/messages/leadsToSettings";
import type { MessageKind } from "@mars/domain/messages/messageKinds";
import { type Language, locales } from "../language/languages.ts";
import { type Figures, translator } from "../language/text.ts";
import { escaped, mailDocument, quotable } from "./mailDocument.ts";
import { mailText } from "./mailText.ts";
import { messageKindText } from "./messageText.ts";
import { messageSubject, messageWords } from "./messageWords.ts";

export type MailItem = {
  projectName: string | null;
  kind: MessageKind;
  code: string;
  figures: Figures;
  /** Where the message leads, after sign-in. */
  url: string;
};
export type MailRequest = {
  /** One: told at once. Several or gathered: the mail of the day. */
  items: readonly MailItem[];
  isGathered: boolean;
  name: string | null;
  language: Language;
  /** Null for someone who was invited: they may have no settings here. */
  settingsUrl: string | null;
  stopUrl: string | null;
};
export type WrittenMail = { subject: string; text: string; html: string };

/** A mail as plain text and as HTML: act, project and link, and no more of the case than that. What
 * others have written never comes first, and is told as theirs. */
export function mailWords(request: MailRequest): WrittenMail {
  const { items, isGathered, language, settingsUrl, stopUrl } = request;
  const locale = locales[language];
  const t = translator(mailText, locale);
  const lines = withoutRepeats(items).map((item) => ({
    project: item.projectName ? quotable(item.projectName) : "",
    sentence: messageWords(item.code, quotableFigures(item.figures), locale),
    url: item.url,
    open: t(opens(item)),
  }));
  const called = (name: string) => name && t("called", { name });
  const first = items[0];
  const subject =
    isGathered || !first
      ? t("gatheredSubject")
      : // The act first: what someone called a project never begins a subject.
        [
          messageSubject(first.code, quotableFigures(first.figures), locale),
          lines[0]!.project && t("quoted", { name: lines[0]!.project }),
        ]
          .filter(Boolean)
          .join(": ");
  const greeting = request.name ? t("greeting", { name: request.name }) : t("greetingPlain");
  const why =
    settingsUrl === null
      ? t("whyInvited")
      : isGathered
        ? t("whyGathered")
        : first?.kind === "decision"
          ? t("whyDecision")
          : t("why", { kind: translator(messageKindText, locale)(first?.kind ?? "status") });
  const stop = t(isGathered ? "stopDaily" : "stop");
  const foot = [
    ...(settingsUrl ? [`${t("change")}: ${settingsUrl}`] : []),
    ...(stopUrl ? [`${stop}: ${stopUrl}`] : []),
    t("noReply"),
  ];
  const text = [
    greeting,
    ...(isGathered ? [t("gathered")] : []),
    ...lines.map(({ project, sentence, url, open }) =>
      [sentence, called(project), `${open}: ${url}`].filter(Boolean).join("\n"),
    ),
    why,
    foot.join("\n"),
  ].join("\n\n");
  const paragraphs = lines.map(
    ({ project, sentence, url, open }) =>
      `<p>${escaped(sentence)}${project ? `<br>${escaped(called(project))}` : ""}<br><a href="${escaped(url)}">${escaped(open)}</a></p>`,
  );
  const html = mailDocument({
    language,
    subject,
    content: `<p>${escaped(greeting)}</p>${isGathered ? `<p>${escaped(t("gathered"))}</p>` : ""}${paragraphs.join("")}`,
    foot: `${escaped(why)}${settingsUrl ? ` <a href="${escaped(settingsUrl)}">${escaped(t("change"))}</a>` : ""}${stopUrl ? ` · <a href="${escaped(stopUrl)}">${escaped(stop)}</a>` : ""}<br>${escaped(t("noReply"))}`,
  });
  return { subject, text, html };
}

function quotableFigures(figures: Figures): Figures {
  const { name, land } = figures;
  return {
    ...figures,
    ...(typeof name === "string" && { name: quotable(name) }),
    ...(typeof land === "string" && { land: quotable(land) }),
  };
}

/** A case that came to the same status twice in a day is told of once. */
function withoutRepeats(items: readonly MailItem[]): readonly MailItem[] {
  const isSame = (one: MailItem, other: MailItem) =>
    one.code === "moved" &&
    other.code === "moved" &&
    one.url === other.url &&
    one.figures.status === other.figures.status;
  return items.filter((item, at) => !items.slice(0, at).some((earlier) => isSame(item, earlier)));
}

const QUESTIONS = new Set(["offer-owner", "offer-delegate", "invited-owner", "invited-delegate"]);

function opens({ code, figures }: MailItem) {
  if (landOf(code, figures) !== null) return "openLand";
  if (leadsToSettings(code)) return "openSettings";
  if (QUESTIONS.has(code)) return "openOffer";
  if (leadsToList(code)) return "openList";
  if (!leadsToScreening(code)) return "open";
  return resultOf(figures) === null ? "openScreening" : "openResult";
}
