import type { Language } from "../language/languages.ts";

type Parts = { language: Language; subject: string; content: string; foot: string };

/** The HTML around what a mail says; the parts are markup already. */
export function mailDocument({ language, subject, content, foot }: Parts): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head><body style="font-family:Arial,sans-serif;font-size:16px;line-height:1.5;color:#1a1a1a;max-width:40em">${content}<hr><p style="font-size:14px;color:#4a4a4a">${foot}</p></body></html>`;
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(value: string): string {
  return value.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign]!);
}

/**
 * What someone has written, as it may be in a mail of ours: it cannot end a quotation, and no mail
 * program makes a link of it. Browsers take the wide full stops of Asian scripts for a dot too.
 */
export function quotable(words: string): string {
  return words
    .replaceAll(/["'“”„«»]/g, "’")
    .replaceAll(/(?<=\S)[.:@．。｡：＠](?=[\p{L}/／])/gu, (sign) => `${sign} `);
}
