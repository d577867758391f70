import type { Outlines } from "@mars/contracts/status/statusOutlines";
import { useText } from "../../../lib/language/text.ts";
import { undrawnText } from "./undrawnText.ts";

type Unit = { id: string; name: string };

/** Those that a map leaves out, said under it; nothing while no boundaries at all are loaded. */
export function UndrawnUnits({ units, drawn }: { units: readonly Unit[]; drawn: Outlines }) {
  const t = useText(undrawnText);
  const ids = new Set(drawn.units.map(({ id }) => id));
  const missing = units.filter(({ id }) => !ids.has(id));
  if (missing.length === 0 || drawn.units.length === 0) return null;
  const names = missing.map(({ name }) => name).join(", ");
  return <p className="country-note">{t("undrawn", { names })}</p>;
}
