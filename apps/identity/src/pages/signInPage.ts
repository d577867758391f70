import { demoPeople, groups, type DemoPerson, type Group } from "../demoPeople.ts";
import { html, type Html } from "./html.ts";
import { texts, type Language } from "./language.ts";
import { page, type Page } from "./page.ts";

export type SignInProblem = { personId: string; cvr: string; message: string };

type SignIn = {
  language: Language;
  /** Path of this interaction; forms and links stay below it. */
  path: string;
  redirectOrigin: string;
  problem?: SignInProblem;
};

export function signInPage({ language, path, redirectOrigin, problem }: SignIn): Page {
  const text = texts[language];
  const summary = problem
    ? html`<div class="notice error" role="alert">
        <h2>${text.problem}</h2>
        <p><a href="#cvr-${problem.personId}">${problem.message}</a></p>
      </div>`
    : html``;
  return page({
    language,
    title: text.signInTitle,
    hrefIn: (other) => `${path}?lang=${other}`,
    formTargets: [redirectOrigin],
    content: html`
      <h1>${text.signInTitle}</h1>
      ${summary}
      <div class="notice">
        <h2>${text.notice}</h2>
        <p>${text.noticeBody}</p>
      </div>
      ${groups.map((group) => groupOf(group, language, path, problem))}
      <p class="cancel"><a href="${path}/abort">${text.cancel}</a></p>
    `,
  });
}

function groupOf(group: Group, language: Language, path: string, problem?: SignInProblem): Html {
  const text = texts[language];
  const people = demoPeople.filter((person) => person.group === group);
  return html`<section aria-labelledby="group-${group}">
    <h2 id="group-${group}">${text.groups[group]}</h2>
    <p>${text.groupHints[group]}</p>
    <ul class="people">
      ${people.map((person) => personOf(person, language, path, problem))}
    </ul>
  </section>`;
}

function personOf(
  person: DemoPerson,
  language: Language,
  path: string,
  problem?: SignInProblem,
): Html {
  const text = texts[language];
  const own = problem?.personId === person.id ? problem : undefined;
  const roles =
    person.roles.length > 0 ? `${text.roles}: ${person.roles.join(", ")}` : text.noRoles;
  const organization = person.organization
    ? html`<p class="organization" lang="da">${person.organization}</p>`
    : html``;
  return html`<li>
    <form method="post" action="${path}?lang=${language}" novalidate>
      <h3 id="name-${person.id}">${person.name}</h3>
      ${organization}
      <p id="about-${person.id}">${person.explanation[language]}</p>
      <p class="roles">${roles}</p>
      ${person.group === "company" ? cvrField(person, text.cvr, own) : html``}
      <button name="person" value="${person.id}" aria-describedby="about-${person.id}">
        ${text.signInAs} ${person.name}
      </button>
    </form>
  </li>`;
}

function cvrField(person: DemoPerson, label: string, problem?: SignInProblem): Html {
  const id = `cvr-${person.id}`;
  const value = problem ? problem.cvr : (person.vat ?? "").slice(2);
  const message = problem
    ? html`<p class="field-error" id="${id}-error">${problem.message}</p>`
    : html``;
  const invalid = problem ? html` aria-invalid="true" aria-describedby="${id}-error"` : html``;
  return html`<label for="${id}">${label}</label>${message}
    <input
      id="${id}"
      name="cvr"
      value="${value}"
      inputmode="numeric"
      autocomplete="off"
      maxlength="16"
      required${invalid}
    />`;
}
