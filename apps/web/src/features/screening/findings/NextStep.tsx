import { municipalityTitle } from "@mars/domain/organizations/municipalityTitle";
import { nextStepOf } from "@mars/wording/datasets/nextStepOf";
import { languageOf } from "@mars/wording/language/languages";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useMunicipalities } from "../place/useMunicipalities.ts";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";
import { AuthorityName } from "../../../ui/words/AuthorityName.tsx";
import type { MunicipalityContact } from "@mars/contracts/datasets/masterData";
import { useRead } from "../../../lib/serverData/useRead.ts";

/** What a conflict takes: which permit or hearing, from whom, how long, and where to read on. */
export function NextStep({ datasetId }: { datasetId: string }) {
  const t = useText(screeningText);
  const locale = useLocale();
  const { titleOf } = useResult();
  const municipality = useMunicipalities()[0] ?? null;
  const step = nextStepOf(datasetId, languageOf(locale), municipality);
  if (!step) return null;
  const isMunicipal = step.authority === (municipality && municipalityTitle(municipality));
  return (
    <section className="next-step" aria-label={t("next.label", { title: titleOf(datasetId) })}>
      <p>{step.means}</p>
      <dl>
        <div>
          <dt>{t("next.takes")}</dt>
          <dd>{step.takes}</dd>
        </div>
        <div>
          <dt>{t("next.from")}</dt>
          <dd>
            {step.authority ? <AuthorityName name={step.authority} /> : step.from}
            {isMunicipal && <Contact municipality={municipality} />}
          </dd>
        </div>
        <div>
          <dt>{t("next.duration")}</dt>
          <dd>{step.duration}</dd>
        </div>
      </dl>
      <a href={step.url} target="_blank" rel="noreferrer">
        {t("next.read")}
        <Icon name="external" isSmall />
        <span className="sr-only">{t("next.newTab", { title: titleOf(datasetId) })}</span>
      </a>
    </section>
  );
}

/** The municipality's telephone, e-mail and self-service, where an operator has set them. */
export function Contact({ municipality }: { municipality: string | null }) {
  const t = useText(screeningText);
  const master = useRead<{ municipalityContacts?: MunicipalityContact[] }>("/master-data");
  const contact = master.data?.municipalityContacts?.find(
    (one) => one.municipality === municipality,
  );
  if (!contact) return null;
  const { phone, email, url } = contact;
  return (
    <span className="contact">
      {phone && <a href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {url && <a href={url}>{t("next.selfService")}</a>}
    </span>
  );
}
