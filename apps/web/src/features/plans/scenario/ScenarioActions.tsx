import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { useState } from "react";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { PanelMenu } from "../screen/PanelMenu.tsx";
import { scenarioText } from "../text/scenarioText.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { ScenarioConflict } from "./ScenarioConflict.tsx";
import { ScenarioConfirm } from "./ScenarioConfirm.tsx";
import { ScenarioNameDialog } from "./ScenarioNameDialog.tsx";
import { useScenarioSave } from "./useScenarioSave.ts";

type Act = "begin" | "save" | "saveAs" | "duplicate" | "rename" | "apply" | "delete";
/** `error`: why what was asked for in this very dialog was not done. */
type Opened = { act: Act; error: unknown };
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
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = opened?.act ?? null;
  const close = () => setOpened(null);
  /** Only the dialog from which it was asked: another may be open by then. */
  const becomes = (next: Opened | null) => setOpened((now) => (now === opened ? next : now));
  const current = scenarios.find(({ id }) => id === work.mode);
  const saving = useScenarioSave(plan, work, {
    onDone: () => becomes(null),
    // The name stays written, for a scenario of its own.
    onGone: () => opened && becomes({ ...opened, error: null }),
    onFailed(error) {
      if (opened) becomes({ ...opened, error });
      else showToast({ variant: "danger", body: problemSentence(error) });
    },
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
    else if (one === "duplicate" && current) {
      // One copy at a time: pressed again while it is made, it was not felt the first time.
      if (!saving.isCreating) void saving.create(t("copyOf", { name: current.name }));
    } else setOpened({ act: one, error: null });
  }
  const entries = [
    ...acts.map((one) => [one, () => act(one)] as const),
    ["table", onCompare] as const,
    ["overlaps", onOverlaps] as const,
  ];
  return (
    <>
      <PanelMenu
        className="plan-scenario-menu"
        button={
          <>
            {t("actions")} <Icon name="chevronDown" isSmall />
          </>
        }
      >
        {(closeMenu) => (
          <ul className="plan-menu">
            {entries.map(([text, choose]) => (
              <li key={text}>
                <button
                  type="button"
                  className="menu-item"
                  aria-disabled={(text === "duplicate" && saving.isCreating) || undefined}
                  onClick={() => {
                    closeMenu();
                    choose();
                  }}
                >
                  {t(text === "duplicate" && saving.isCreating ? "duplicating" : text)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </PanelMenu>
      {(open === "saveAs" || open === "rename") && (
        <ScenarioNameDialog
          title={t(open === "rename" && current ? "renameTitle" : "saveTitle")}
          initial={open === "rename" ? (current?.name ?? "") : ""}
          isBusy={saving.isRunning}
          error={saving.isRunning ? null : opened?.error}
          onSave={(name) =>
            void (open === "rename" && current
              ? saving.replace(current, name)
              : saving.create(name))
          }
          onClose={close}
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
            close();
            work.begin("plan");
          }}
          onClose={close}
        />
      )}
    </>
  );
}
