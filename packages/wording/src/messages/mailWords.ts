import type { MessageKind } from "@mars/domain/messages/messageKinds";
import { type Language, locales } from "../language/languages.ts";
import { type Figures, translator } from "../language/text.ts";
import { mailText } from "./mailText.ts";
import { messageKindText } from "./messageText.ts";
import { messageWords } from "./messageWords.ts";

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
  settingsUrl: string;
  stopUrl: string | null;
};
export type WrittenMail = { subject: string; text: string; html: string };

/** A mail as plain text and as HTML: project, act and link, and no more of the case than that. */
export function mailWords(request: MailRequest): WrittenMail {
  const { items, isGathered, language, settingsUrl, stopUrl } = request;
  const locale = locales[language];
  const t = translator(mailText, locale);
  const lines = items.map((item) => ({
    project: item.projectName ?? "",
    sentence: messageWords(item.code, item.figures, locale),
    url: item.url,
  }));
  const first = items[0];
  const subject =
    isGathered || !first
      ? t("gatheredSubject")
      : [lines[0]!.project, lines[0]!.sentence].filter(Boolean).join(": ").replace(/\.$/, "");
  const greeting = request.name ? t("greeting", { name: request.name }) : t("greetingPlain");
  const why = isGathered
    ? t("whyGathered")
    : first?.kind === "decision"
      ? t("whyDecision")
      : t("why", { kind: translator(messageKindText, locale)(first?.kind ?? "status") });
  const foot = [
    `${t("change")}: ${settingsUrl}`,
    ...(stopUrl ? [`${t("stop")}: ${stopUrl}`] : []),
    t("noReply"),
  ];
  const text = [
    greeting,
    ...(isGathered ? [t("gathered")] : []),
    ...lines.map(({ project, sentence, url }) =>
      [[project, sentence].filter(Boolean).join(": "), `${t("open")}: ${url}`].join("\n"),
    ),
    why,
    foot.join("\n"),
  ].join("\n\n");
  const html = `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a;max-width:40em"><p>${escaped(greeting)}</p>${isGathered ? `<p>${escaped(t("gathered"))}</p>` : ""}${lines
    .map(
      ({ project, sentence, url }) =>
        `<p>${project ? `<strong>${escaped(project)}</strong>: ` : ""}${escaped(sentence)}<br><a href="${escaped(url)}">${escaped(t("open"))}</a></p>`,
    )
    .join(
      "",
    )}<hr><p style="font-size:14px;color:#4a4a4a">${escaped(why)} <a href="${escaped(settingsUrl)}">${escaped(t("change"))}</a>${stopUrl ? ` · <a href="${escaped(stopUrl)}">${escaped(t("stop"))}</a>` : ""}<br>${escaped(t("noReply"))}</p></body></html>`;
  return { subject, text, html };
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escaped(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}
