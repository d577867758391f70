import { demoPeople, findDemoPerson, type DemoPerson } from "./demoPeople.ts";
import { texts, type Language } from "./pages/language.ts";
import type { SignInProblem } from "./pages/signInPage.ts";

/** Who the form asks for. A company is found by the CVR number that was entered, not by its button. */
export function chosenPerson(
  form: URLSearchParams,
  language: Language,
): DemoPerson | SignInProblem | undefined {
  const person = findDemoPerson(form.get("person") ?? "");
  if (person?.group !== "company") return person;

  const cvr = form.get("cvr") ?? "";
  const digits = cvr.replace(/\s/g, "").replace(/^DK/i, "");
  const companies = demoPeople.filter(({ group }) => group === "company");
  const company = companies.find(({ vat }) => vat === `DK${digits}`);
  if (company !== undefined) return company;

  const text = texts[language];
  const known = companies.map(({ vat }) => vat?.slice(2)).join(", ");
  const message = /^\d{8}$/.test(digits) ? `${text.cvrUnknown} ${known}.` : text.cvrMissing;
  return { personId: person.id, cvr, message };
}
