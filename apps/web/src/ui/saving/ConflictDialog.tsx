import "./saving.css";
import { useState } from "react";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../buttons/Button.tsx";
import { CopyButton } from "../buttons/CopyButton.tsx";
import { Dialog } from "../overlays/Dialog.tsx";
import { RadioGroup } from "../fields/RadioGroup.tsx";
import { savingText } from "./text.ts";

/** A field that two people changed, in words. */
export type ConflictWords<Name> = { field: Name; label: string; mine: string; theirs: string };

type Props<Name> = {
  fields: readonly ConflictWords<Name>[];
  changedBy: string | null;
  onResolve: (keepMine: (field: Name) => boolean) => void;
};
type Side = "mine" | "theirs";
const sides: readonly Side[] = ["mine", "theirs"];

/** Two people changed the same field: both versions are here, and the user chooses. */
export function ConflictDialog<Name extends PropertyKey>(props: Props<Name>) {
  const { fields, changedBy, onResolve } = props;
  const t = useText(savingText);
  const [chosen, setChosen] = useState<ReadonlyMap<Name, Side>>(new Map());
  const sideOf = (field: Name) => chosen.get(field) ?? "mine";
  return (
    <Dialog
      title={t("conflict.title")}
      width="large"
      icon="warning"
      actions={
        <Button onClick={() => onResolve((field) => sideOf(field) === "mine")}>
          {t("conflict.save")}
        </Button>
      }
    >
      <p>{changedBy ? t("conflict.by", { name: changedBy }) : t("conflict.bySomebody")}</p>
      {fields.map((words) => (
        <section key={String(words.field)} className="conflict">
          <div className="conflict-texts">
            {sides.map((side) => (
              <div key={side}>
                <h3>{t(`conflict.${side}`)}</h3>
                <p className="conflict-text">{words[side]}</p>
                <CopyButton value={words[side]} what={t(`conflict.${side}`)} />
              </div>
            ))}
          </div>
          <RadioGroup
            legend={t("conflict.keep", { field: words.label })}
            value={sideOf(words.field)}
            onChange={(side) => setChosen(new Map(chosen).set(words.field, side))}
            options={sides.map((side) => ({ value: side, label: t(`conflict.${side}`) }))}
          />
        </section>
      ))}
    </Dialog>
  );
}
