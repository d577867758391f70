import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { dashboardText } from "./text.ts";
import { useAddressWith, useSearchText } from "../../../features/status/asOf/asOf.ts";
import { detailText } from "../../../features/status/text/detailText.ts";
import { unitKinds } from "../../../features/status/units/units.ts";
import { useText } from "../../../lib/language/text.ts";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";

/** Which units are ranked and drawn; in the address. */
export function useKindChoice(): [UnitKind, (kind: UnitKind) => void] {
  const [text, setText] = useSearchText("enhed");
  const kind = unitKinds.find((one) => one === text) ?? "municipality";
  return [kind, (next) => setText(next === "municipality" ? "" : next)];
}

export function KindChoice({
  value,
  onChange,
}: {
  value: UnitKind;
  onChange: (kind: UnitKind) => void;
}) {
  const t = useText(dashboardText);
  const shared = useText(detailText);
  const addressWith = useAddressWith();
  return (
    <div className="chart-choice no-print">
      <RadioGroup
        addressOf={(enhed) => addressWith({ enhed })}
        legend={t("rank.kind")}
        isLegendHidden
        variant="segmented"
        value={value}
        onChange={onChange}
        options={unitKinds.map((kind) => ({ value: kind, label: shared(`kind.${kind}`) }))}
      />
    </div>
  );
}
