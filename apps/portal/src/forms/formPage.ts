import type { Answer } from "../Answer.ts";
import { languageIn } from "../language.ts";
import { escaped, page } from "../page.ts";
import { texts } from "./text.ts";

const maxShown = 10;
const projectIdNames = ["projectId", "projectid", "id"];

/** A form's kind, after the scheme it belongs to when the address names one. */
export const formPath = /^\/portal\/forms\/(?:([\w-]{1,60})\/)?([A-Za-z0-9-]{1,60})$/;

/** Stand-in for the external application form: shows what it was opened with and sends nothing. */
export function formPage(path: string, query: URLSearchParams): Answer {
  const [, scheme, kind = ""] = formPath.exec(path) ?? [];
  const language = languageIn(query);
  const text = texts[language];
  const projectIdName = projectIdNames.find((name) => query.has(name));
  const projectId = projectIdName === undefined ? text.noProject : (query.get(projectIdName) ?? "");
  const rest = [...query]
    .filter(([name]) => name !== projectIdName && name !== "lang")
    .slice(0, maxShown);
  const facts: [string, string][] = [
    [text.kind, kind],
    [text.projectId, projectId],
  ];
  if (scheme !== undefined) facts.push([text.scheme, scheme]);
  facts.push(...rest);

  return page({
    language,
    title: text.kinds[hyphenated(kind)] ?? text.otherKind,
    site: text.portal,
    skip: text.skip,
    hrefIn: (other) => {
      const switched = new URLSearchParams(query);
      switched.set("lang", other);
      return `?${switched.toString()}`;
    },
    main: `<div class="notice">
        <h2>${text.standIn}</h2>
        <p>${escaped(text.standInBody)}</p>
      </div>
      <h2>${text.openedWith}</h2>
      <dl>${facts.map(([name, value]) => `<div><dt>${escaped(name)}</dt><dd>${escaped(value)}</dd></div>`).join("")}</dl>
      <p>${text.close}</p>`,
  });
}

/** Kinds are written `preliminaryExamination` or `preliminary-examination`. */
function hyphenated(kind: string): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
