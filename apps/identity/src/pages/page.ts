import type { ServerResponse } from "node:http";
import { mountPath } from "../mountPath.ts";
import { html, type Html } from "./html.ts";
import { type Language, otherLanguages, texts } from "./language.ts";

export type Page = { body: string; headers: Record<string, string> };

type Frame = {
  language: Language;
  title: string;
  content: Html;
  /** Where the page in another language is; none on pages that cannot be requested again. */
  hrefIn?: (language: Language) => string;
  /** Origins a form on the page may end up at: browsers hold `form-action` against redirects too. */
  formTargets?: string[];
  script?: "submit.js";
};

export function page(frame: Frame): Page {
  const { language, title, content } = frame;
  const text = texts[language];
  const assets = `${mountPath}/assets`;
  const script = frame.script
    ? html`<script src="${assets}/${frame.script}" defer></script>`
    : html``;
  const { hrefIn } = frame;
  const links = otherLanguages(language).map((other) =>
    hrefIn
      ? html`<a class="language" href="${hrefIn(other)}" lang="${other}" hreflang="${other}"
          >${texts[other].languageName}</a
        >`
      : html``,
  );
  const document = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - ${text.product}</title>
        <link rel="stylesheet" href="${assets}/pages.css" />
        <link rel="icon" href="data:," />
        ${script}
      </head>
      <body>
        <a class="skip" href="#content">${text.skip}</a>
        <header>
          <div class="strip"><div class="width">${text.family}${links}</div></div>
          <div class="bar width">
            <a class="brand" href="/" aria-label="${text.logo}">
              <svg viewBox="0 0 44 44" aria-hidden="true">
                <rect class="mark" width="44" height="44" />
                <path class="peak" d="M9 34V12l13 12 13-12v22" />
                <path class="meadow" d="M16 34v-6l6 5.5 6-5.5v6" />
              </svg>
              <span><strong>${text.product}</strong><span>${text.service}</span></span>
            </a>
          </div>
        </header>
        <main id="content" class="width" tabindex="-1">${content}</main>
      </body>
    </html>`;
  return { body: document.markup, headers: headersOf(frame.formTargets ?? []) };
}

function headersOf(formTargets: string[]): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "font-src 'self'",
      "img-src data:",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      `form-action ${["'self'", ...formTargets].join(" ")}`,
    ].join("; "),
    "cache-control": "no-store",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
  };
}

export function sendPage(response: ServerResponse, { body, headers }: Page, status = 200): void {
  response.writeHead(status, headers).end(body);
}
