import type { RuleResultAnswer } from "@mars/contracts/screening/ruleResult";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { RuleList } from "../overview/RuleList.tsx";
import { problemText } from "../text/problemText.ts";
import { projectText } from "../text/projectText.ts";

type Props = { failed: readonly RuleResultAnswer[]; isAddressEmpty?: boolean };

/** Why the form of a draft that is filled in cannot be opened. */
export function Obstacles({ failed, isAddressEmpty }: Props) {
  const t = useText(projectText);
  const p = useText(problemText);
  return (
    <Alert variant="error" title={t("obstacles.title", { count: failed.length || 1 })} isUrgent>
      <p>{t("obstacles.kept")}</p>
      {failed.length > 0 && <RuleList rules={failed} />}
      {isAddressEmpty && <p>{p("lifecycle.form-address-empty")}</p>}
    </Alert>
  );
}
