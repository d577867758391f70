import type { Answer } from "./Answer.ts";
import { type Language, languageNames, otherLanguages } from "./language.ts";

type Page = {
  language: Language;
  title: string;
  site: string;
  skip: string;
  /** Address of the same page in another language. */
  hrefIn: (language: Language) => string;
  /** HTML; whoever writes it escapes what came from outside. */
  main: string;
};

/** One quiet HTML page that loads nothing but its own stylesheet. */
export function page({ language, title, site, skip, hrefIn, main }: Page): Answer {
  const links = otherLanguages(language).map(
    (other) =>
      `<a href="${escaped(hrefIn(other))}" lang="${other}" hreflang="${other}">${languageNames[other]}</a>`,
  );
  const body = `<!doctype html>
<html lang="${language}">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(title)} - ${site}</title>
    <link rel="stylesheet" href="/portal/assets/form.css" />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <a class="skip" href="#content">${skip}</a>
    <header>
      <div class="width"><strong>${site}</strong>
        ${links.join("\n        ")}
      </div>
    </header>
    <main id="content" class="width" tabindex="-1">
      <h1>${escaped(title)}</h1>
      ${main}
    </main>
  </body>
</html>`;
  return {
    status: 200,
    contentType: "text/html; charset=utf-8",
    body,
    headers: {
      "content-security-policy":
        "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "referrer-policy": "no-referrer",
    },
  };
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export function escaped(value: string): string {
  return value.replace(/[&<>"']/g, (character) => entities[character] ?? "");
}
