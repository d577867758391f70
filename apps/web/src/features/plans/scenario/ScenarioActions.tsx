import type { Plan, Scenario } from "@mars/contracts/plans/planShapes";
import { textLength } from "@mars/domain/fields/checkText";
import { SINGLE_LINE_MAX_LENGTH } from "@mars/domain/fields/lineLimits";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useSubmitForm } from "../../../lib/forms/useSubmitForm.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ConflictDialog } from "../../../ui/saving/ConflictDialog.tsx";
import { PanelMenu } from "../screen/PanelMenu.tsx";
import { compareText } from "../text/compareText.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import type { PlanWork } from "../work/usePlanWork.ts";
import { ScenarioConfirm } from "./ScenarioConfirm.tsx";
import { itemOf, type ScenarioConflict as Conflict } from "./scenarioFields.ts";
import { useScenarioSave } from "./useScenarioSave.ts";

const fieldId = "scenario-name";

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

type ScenarioConflictProps = {
  fields: readonly Conflict[];
  items: readonly CountedItem[];
  onResolve: (keepMine: (field: string) => boolean) => void;
};

/** Two people saved the same scenario: both versions are here and nothing is overwritten unseen. */
function ScenarioConflict({ fields, items, onResolve }: ScenarioConflictProps) {
  const t = useText(scenarioText);
  const compared = useText(compareText);
  const f = useFormat();
  const label = (field: string): string => {
    const item = itemOf(field);
    if (item) return items.find(({ id }) => id === item.id)?.name ?? t("conflict.unknown");
    return field === "name" ? t("name") : compared("dropout");
  };
  const words = (field: string, value: unknown): string => {
    if (itemOf(field)?.isPin) return t(value ? "conflict.pinned" : "conflict.notPinned");
    if (value === null || value === undefined) return t("conflict.asPlan");
    if (typeof value === "boolean") return t(value ? "conflict.in" : "conflict.out");
    return typeof value === "number" ? f.exactPercent(value) : (value as string);
  };
  return (
    <ConflictDialog
      changedBy={null}
      fields={fields.map(({ field, mine, theirs }) => ({
        field,
        label: label(field),
        mine: words(field, mine),
        theirs: words(field, theirs),
      }))}
      onResolve={onResolve}
    />
  );
}

type ScenarioNameDialogProps = {
  title: string;
  initial: string;
  isBusy: boolean;
  error: unknown;
  onSave: (name: string) => void;
  onClose: () => void;
};

function ScenarioNameDialog({
  title,
  initial,
  isBusy,
  error,
  onSave,
  onClose,
}: ScenarioNameDialogProps) {
  const t = useText(scenarioText);
  const [name, setName] = useState(initial);
  const { isTried, submit } = useSubmitForm();
  const isMissing = name.trim() === "";
  // The field itself says by how much.
  const isTooLong = textLength(name.trim()) > SINGLE_LINE_MAX_LENGTH;
  const save = () =>
    submit({
      hasFault: isMissing || isTooLong,
      onFault: () => document.getElementById(fieldId)?.focus(),
      send: () => (isBusy ? undefined : onSave(name.trim())),
    });
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => void save()}>
            {t("yesSave")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {Boolean(error) && <ProblemAlert error={error} />}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          label={t("name")}
          id={fieldId}
          value={name}
          maxLength={SINGLE_LINE_MAX_LENGTH}
          onChange={setName}
          error={isTried && isMissing ? t("nameMissing") : null}
        />
      </form>
    </Dialog>
  );
}
