import {
  DELEGATION_SCOPES,
  type DelegationScope,
  lastDelegationDay,
} from "@mars/domain/rights/delegation";
import { addDays, copenhagenDay } from "@mars/domain/time/copenhagen";
import { formatDate } from "@mars/wording/format/dates";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { partyText } from "./partyText.ts";

export type Terms = { scope: DelegationScope; until: string };
const today = () => copenhagenDay(new Date().toISOString());

/** One may read and edit for a year, until someone says otherwise. */
export function usualTerms(): Terms {
  return { scope: "edit", until: addDays(today(), 365) };
}

export function untilFault(until: string): "mustDay" | "dayPast" | "dayFar" | null {
  if (until === "") return "mustDay";
  if (until < today()) return "dayPast";
  return until > lastDelegationDay(today()) ? "dayFar" : null;
}

type Props = {
  untilId: string;
  terms: Terms;
  onChange: (terms: Terms) => void;
  receiver: string | null;
  /** A municipality keeps it: there is no day to choose. */
  isForGood: boolean;
  projectName: string;
  error: string | null;
};

/** What a delegate may do and until when, and the sentence that this amounts to. */
export function DelegationTerms(props: Props) {
  const { untilId, terms, onChange, receiver, isForGood, projectName, error } = props;
  const t = useText(partyText);
  return (
    <>
      <RadioGroup
        legend={t("scope")}
        value={terms.scope}
        options={DELEGATION_SCOPES.map((scope) => ({
          value: scope,
          label: t(`scope.${scope}`),
          hint: t(`hint.${scope}`),
        }))}
        onChange={(scope) => onChange({ ...terms, scope })}
      />
      {!isForGood && (
        <DateField
          id={untilId}
          label={t("until")}
          hint={t("untilHint")}
          min={today()}
          max={lastDelegationDay(today())}
          value={terms.until}
          onChange={(until) => onChange({ ...terms, until })}
          error={error}
        />
      )}
      {(isForGood || untilFault(terms.until) === null) && (
        <div className="agreement" role="status">
          <p className="form-label">{t("agree")}</p>
          <p>
            {t(isForGood ? `agreeForGood.${terms.scope}` : `agreeText.${terms.scope}`, {
              name: receiver ?? t("somebody"),
              project: projectName,
              day: formatDate(terms.until),
            })}
          </p>
          <p className="small mute">{t("never")}</p>
        </div>
      )}
    </>
  );
}
