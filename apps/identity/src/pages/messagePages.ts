import { html, Html } from "./html.ts";
import { texts, type Language } from "./language.ts";
import { page, type Page } from "./page.ts";

export function expiredPage(language: Language): Page {
  const { expiredTitle: title, expiredBody: body } = texts[language];
  return messagePage(language, title, html`<p>${body}</p>`);
}

export function errorPage(language: Language, code: string): Page {
  const { errorTitle: title, errorBody: body } = texts[language];
  return messagePage(language, title, html`<p>${body} <code>${code}</code></p>`);
}

export function signedOutPage(language: Language): Page {
  const { signedOutTitle: title, signedOutBody: body } = texts[language];
  return messagePage(language, title, html`<p>${body}</p>`);
}

/** Submits itself at once; without script the button does the same. */
export function signOutPage(
  language: Language,
  form: { action: string; xsrf: string; target?: string; reason: "sign-out" | "switch" },
): Page {
  const text = texts[language];
  const [title, body, button] =
    form.reason === "switch"
      ? [text.switchTitle, text.switchBody, text.switch]
      : [text.signOutTitle, text.signOutBody, text.signOut];
  return page({
    language,
    title,
    script: "submit.js",
    formTargets: form.target ? [form.target] : [],
    content: html`<h1>${title}</h1>
      <p>${body}</p>
      <form method="post" action="${form.action}">
        <input type="hidden" name="xsrf" value="${form.xsrf}" />
        <input type="hidden" name="logout" value="yes" />
        <button>${button}</button>
      </form>`,
  });
}

function messagePage(language: Language, title: string, body: Html): Page {
  return page({
    language,
    title,
    content: html`<h1>${title}</h1>
      ${body}
      <p><a href="/">${texts[language].home}</a></p>`,
  });
}
