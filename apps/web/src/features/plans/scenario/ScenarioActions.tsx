import type { Plan, Scenario } from "@mars/contracts/planShapes";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Menu } from "../../../ui/Menu.tsx";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { ScenarioConflict } from "./ScenarioConflict.tsx";
import { ScenarioConfirm } from "./ScenarioConfirm.tsx";
import { ScenarioNameDialog } from "./ScenarioNameDialog.tsx";
import { useScenarioSave } from "./useScenarioSave.ts";

type Act = "begin" | "save" | "saveAs" | "duplicate" | "rename" | "apply" | "delete";
type Props = {
  plan: Plan;
  work: PlanWork;
  scenarios: readonly Scenario[];
  onCompare: () => void;
  onOverlaps: () => void;
};

/** What may be done with the scenario at hand; only what the caller has a right to is there. */
export function ScenarioActions({ plan, work, scenarios, onCompare, onOverlaps }: Props) {
  const t = useText(scenarioText);
  const [open, setOpen] = useState<Act | null>(null);
  const current = scenarios.find(({ id }) => id === work.mode);
  const saving = useScenarioSave(plan, work, {
    isInDialog: open !== null,
    onDone: () => setOpen(null),
  });
  const maySave = plan.rights.saveScenario;
  const acts: Act[] = [
    ...(work.mode === "plan" ? (["begin"] as const) : []),
    ...(current?.mayEdit && work.isChanged ? (["save"] as const) : []),
    ...(maySave && work.mode !== "plan" ? (["saveAs"] as const) : []),
    ...(maySave && current ? (["duplicate"] as const) : []),
    ...(current?.mayEdit ? (["rename"] as const) : []),
    ...(current && plan.rights.applyScenario && !work.isChanged ? (["apply"] as const) : []),
    ...(current?.mayEdit ? (["delete"] as const) : []),
  ];
  function act(one: Act) {
    if (one === "begin") work.begin("try");
    else if (one === "save" && current) void saving.replace(current, current.name);
    else if (one === "duplicate" && current)
      void saving.create(t("copyOf", { name: current.name }));
    else setOpen(one);
  }
  const entries = [
    ...acts.map((one) => [one, () => act(one)] as const),
    ["table", onCompare] as const,
    ["overlaps", onOverlaps] as const,
  ];
  return (
    <>
      <Menu
        className="plan-scenario-menu"
        button={
          <>
            {t("actions")} <Icon name="chevronDown" isSmall />
          </>
        }
      >
        {(close) => (
          <ul className="plan-menu">
            {entries.map(([text, choose]) => (
              <li key={text}>
                <button
                  type="button"
                  className="menu-item"
                  onClick={() => {
                    close();
                    choose();
                  }}
                >
                  {t(text)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Menu>
      {(open === "saveAs" || open === "rename") && (
        <ScenarioNameDialog
          title={t(open === "rename" ? "renameTitle" : "saveTitle")}
          initial={open === "rename" ? (current?.name ?? "") : ""}
          isBusy={saving.isRunning}
          error={saving.error}
          onSave={(name) =>
            void (open === "rename" && current
              ? saving.replace(current, name)
              : saving.create(name))
          }
          onClose={() => setOpen(null)}
        />
      )}
      {saving.conflict && (
        <ScenarioConflict
          fields={saving.conflict.fields}
          items={work.items}
          onResolve={saving.resolve}
        />
      )}
      {(open === "apply" || open === "delete") && current && (
        <ScenarioConfirm
          plan={plan}
          scenario={current}
          items={work.items}
          act={open}
          onDone={() => {
            setOpen(null);
            work.begin("plan");
          }}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
