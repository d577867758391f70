import { type Language, locales } from "../language/languages.ts";
import { defineText, translator } from "../language/text.ts";
import { escaped, mailDocument, quotable } from "./mailDocument.ts";
import { mailText } from "./mailText.ts";
import type { WrittenMail } from "./mailWords.ts";

export type DigestMail = {
  language: Language;
  frequency: "daily" | "weekly";
  name: string | null;
  place: string;
  lines: readonly { title: string; summary: string; url: string }[];
  /** Changes that are not among the lines. */
  left: number;
  listUrl: string;
  settingsUrl: string;
  stopUrl: string;
};

const digestText = defineText({
  da: {
    subject_one: "MARS: {count} ændring i {place}",
    subject_other: "MARS: {count} ændringer i {place}",
    left_one: "Og {count} ændring til.",
    left_other: "Og {count} ændringer til.",
    all: "Se alle ændringer",
    daily: "Du får e-mailen, fordi du har bedt om at følge ændringer hver dag.",
    weekly: "Du får e-mailen, fordi du har bedt om at følge ændringer hver uge.",
    change: "Skift, hvad du følger",
    stop: "Stop denne e-mail",
  },
  en: {
    subject_one: "MARS: {count} change in {place}",
    subject_other: "MARS: {count} changes in {place}",
    left_one: "And {count} more change.",
    left_other: "And {count} more changes.",
    all: "See all changes",
    daily: "You get this e-mail because you asked to follow changes every day.",
    weekly: "You get this e-mail because you asked to follow changes every week.",
    change: "Change what you follow",
    stop: "Stop this e-mail",
  },
});

/** What changed since the last one, as plain text and as HTML. */
export function digestMail(digest: DigestMail): WrittenMail {
  const { language, frequency, name, place, left, listUrl } = digest;
  // Projects have the names that applicants gave them.
  const lines = digest.lines.map(({ title, summary, url }) => ({
    title: quotable(title),
    summary: quotable(summary),
    url,
  }));
  const locale = locales[language];
  const t = translator(digestText, locale);
  const shared = translator(mailText, locale);
  const subject = t("subject", { count: lines.length + left, place });
  const greeting = name ? shared("greeting", { name }) : shared("greetingPlain");
  const more = left > 0 ? `${t("left", { count: left })} ` : "";
  const text = [
    greeting,
    ...lines.map(({ title, summary, url }) => [title, summary, url].filter(Boolean).join("\n")),
    `${more}${t("all")}: ${listUrl}`,
    t(frequency),
    [
      `${t("change")}: ${digest.settingsUrl}`,
      `${t("stop")}: ${digest.stopUrl}`,
      shared("noReply"),
    ].join("\n"),
  ].join("\n\n");
  const link = (url: string, words: string) => `<a href="${escaped(url)}">${escaped(words)}</a>`;
  const items = lines.map(
    ({ title, summary, url }) =>
      `<li>${link(url, title)}${summary ? `<br>${escaped(summary)}` : ""}</li>`,
  );
  const html = mailDocument({
    language,
    subject,
    content: `<p>${escaped(greeting)}</p><ul>${items.join("")}</ul><p>${escaped(more)}${link(listUrl, t("all"))}</p>`,
    foot: `${escaped(t(frequency))} ${link(digest.settingsUrl, t("change"))} · ${link(digest.stopUrl, t("stop"))}<br>${escaped(shared("noReply"))}`,
  });
  return { subject, text, html };
}
