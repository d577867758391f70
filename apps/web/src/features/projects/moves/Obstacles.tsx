import type { RuleResultAnswer } from "@mars/contracts/ruleResult";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/Alert.tsx";
import { Button } from "../../../ui/Button.tsx";
import { nameFieldId } from "../overview/DetailsForm.tsx";
import { RuleList } from "../overview/RuleList.tsx";
import { schemeFieldId } from "../overview/SchemeField.tsx";
import { areaFieldId } from "../area/areaFieldId.ts";
import { problemText } from "../text/problemText.ts";
import { projectText } from "../text/projectText.ts";

type Props = {
  missing: readonly string[];
  failed: readonly RuleResultAnswer[];
  isAddressEmpty?: boolean;
  onFix: (fieldId: string) => void;
};
const fieldIds = { name: nameFieldId, subsidyScheme: schemeFieldId, geometry: areaFieldId };

/** Why the form cannot be opened yet, each with the way to where it is put right. */
export function Obstacles({ missing, failed, isAddressEmpty, onFix }: Props) {
  const t = useText(projectText);
  const p = useText(problemText);
  return (
    <Alert
      variant="error"
      title={t("obstacles.title", { count: missing.length + failed.length || 1 })}
      isUrgent
    >
      <p>{t("obstacles.kept")}</p>
      {missing.length > 0 && (
        <ul>
          {missing.map((field) => (
            <li key={field}>
              <Button variant="text" size="small" onClick={() => onFix(fieldIds[field as "name"])}>
                {t(`missing.${field}` as "missing.name")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {failed.length > 0 && <RuleList rules={failed} />}
      {isAddressEmpty && <p>{p("lifecycle.form-address-empty")}</p>}
    </Alert>
  );
}
