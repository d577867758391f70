import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import { useText } from "../../../lib/language/text.ts";
import { Contact } from "../findings/NextStep.tsx";
import { useMunicipalities } from "../place/useMunicipalities.ts";
import { screeningText } from "../text.ts";
import { useAnswer } from "./useAnswer.ts";

/** Whom to call, whatever the answer is. */
export function ContactSection() {
  const t = useText(screeningText);
  const answer = useAnswer();
  const municipalities = useMunicipalities();
  if (!answer || municipalities.length === 0) return null;
  return (
    <section className="answer-section" aria-labelledby="answer-contact">
      <div className="answer-section-head">
        <h2 id="answer-contact">{t("contact.title")}</h2>
      </div>
      <p className="answer-contact-why">
        {t(answer.kind === "taken" ? "contact.taken" : "contact.why")}
      </p>
      <Contacts />
    </section>
  );
}

/** The municipalities of the land, the one with most of it first. */
export function Contacts() {
  return (
    <ul className="answer-contacts">
      {useMunicipalities().map((municipality) => (
        <li key={municipality}>
          <b>{municipalityTitle(municipality)}</b> <Contact municipality={municipality} />
        </li>
      ))}
    </ul>
  );
}
