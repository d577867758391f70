import { APPLICANT_CHOICES, type ApplicantChoice } from "@mars/domain/schemes/judgedFor";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { screeningText } from "../text.ts";
import { applicantChoice } from "./applicantChoice.ts";

/** 'Hvem er du?': what one may apply for depends on it, and nobody must sign in to know. */
export function ApplicantQuestion({ applicant }: { applicant: ApplicantChoice | null }) {
  const t = useText(screeningText);
  return (
    <div className="scheme-applicant no-print">
      <RadioGroup
        legend={t("applicant.question")}
        variant="segmented"
        value={applicant}
        onChange={(choice) => applicantChoice.set(choice)}
        options={APPLICANT_CHOICES.map((value) => ({ value, label: t(`applicant.${value}`) }))}
      />
    </div>
  );
}
