import type { Scenario } from "@mars/contracts/plans/planShapes";
import type { FieldConflict } from "../../../lib/saving/mergeFields.ts";

export type ScenarioContent = Pick<Scenario, "name" | "dropoutShare" | "choices" | "pinned">;
/** Each sketch is a field of its own, so that two people may choose different ones. */
export type ScenarioFields = Record<string, unknown>;
export type ScenarioConflict = FieldConflict<ScenarioFields>;

const choice = "choice:";
const pin = "pin:";

/** Which sketch or project a field is about, and whether it is its pin. */
export function itemOf(field: string): { id: string; isPin: boolean } | null {
  if (field.startsWith(choice)) return { id: field.slice(choice.length), isPin: false };
  if (field.startsWith(pin)) return { id: field.slice(pin.length), isPin: true };
  return null;
}

export function scenarioFields(content: ScenarioContent): ScenarioFields {
  const { name, dropoutShare, choices, pinned } = content;
  return {
    name,
    dropoutShare,
    ...Object.fromEntries(Object.entries(choices).map(([id, on]) => [`${choice}${id}`, on])),
    ...Object.fromEntries(pinned.map((id) => [`${pin}${id}`, true])),
  };
}

/** The scenario with a change: a sketch whose field is null is as the plan has it, or not pinned. */
export function withScenarioFields(
  content: ScenarioContent,
  change: ScenarioFields,
): ScenarioContent {
  const { name, dropoutShare, ...rest } = { ...scenarioFields(content), ...change };
  const chosen = Object.entries(rest).filter(([, value]) => value !== null);
  const ofKind = (prefix: string) =>
    chosen.flatMap(([field, value]) =>
      field.startsWith(prefix) ? [[field.slice(prefix.length), value as boolean] as const] : [],
    );
  return {
    name: name as string,
    dropoutShare: dropoutShare as number,
    choices: Object.fromEntries(ofKind(choice)),
    pinned: ofKind(pin).map(([id]) => id),
  };
}
