import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { CopyButton } from "../../../ui/CopyButton.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { logFieldText, logText } from "../log/logText.ts";
import { useMasterData } from "../projectQueries.ts";
import { projectText } from "../text/projectText.ts";
import type { Clash, FieldName } from "./Autosave.ts";

type Props = {
  clash: { fields: readonly Clash[]; changedBy: string | null };
  onResolve: (keepMine: (field: FieldName) => boolean) => void;
};
const loggedAs: Record<FieldName, "name" | "description" | "subsidyScheme" | "mitigationMeasure"> =
  {
    name: "name",
    description: "description",
    subsidySchemeId: "subsidyScheme",
    mitigationMeasureId: "mitigationMeasure",
  };

/** Two people wrote in the same field: both texts stand here, and the user chooses. */
export function ConflictDialog({ clash, onResolve }: Props) {
  const t = useText(projectText);
  const fieldName = useText(logFieldText);
  const l = useText(logText);
  const master = useMasterData().data;
  const [chosen, setChosen] = useState<Partial<Record<FieldName, "mine" | "theirs">>>({});
  const words = (field: FieldName, value: string | null) =>
    [...(master?.subsidySchemes ?? []), ...(master?.mitigationMeasures ?? [])].find(
      ({ id }) => field !== "name" && field !== "description" && id === value,
    )?.name ??
    (value || l("empty"));
  const done = () => onResolve((field) => (chosen[field] ?? "mine") === "mine");
  return (
    <Dialog
      title={t("conflict.title")}
      width="large"
      icon="warning"
      actions={<Button onClick={done}>{t("conflict.save")}</Button>}
    >
      <p>
        {clash.changedBy ? t("conflict.by", { name: clash.changedBy }) : t("conflict.bySomebody")}
      </p>
      {clash.fields.map(({ field, mine, theirs }) => (
        <section key={field} className="conflict">
          <div className="conflict-texts">
            {(
              [
                ["mine", mine],
                ["theirs", theirs],
              ] as const
            ).map(([side, text]) => (
              <div key={side}>
                <h3>{t(`conflict.${side}`)}</h3>
                <p className="conflict-text">{words(field, text)}</p>
                <CopyButton value={words(field, text)} what={t(`conflict.${side}`)} />
              </div>
            ))}
          </div>
          <RadioGroup
            legend={t("conflict.keep", { field: fieldName(loggedAs[field]) })}
            value={chosen[field] ?? "mine"}
            onChange={(side) => setChosen({ ...chosen, [field]: side })}
            options={[
              { value: "mine", label: t("conflict.mine") },
              { value: "theirs", label: t("conflict.theirs") },
            ]}
          />
        </section>
      ))}
    </Dialog>
  );
}
