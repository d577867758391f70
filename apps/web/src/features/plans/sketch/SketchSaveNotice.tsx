import { useText } from "../../../lib/language/text.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { SaveStatus } from "../../../ui/saving/SaveStatus.tsx";
import { sketchText } from "../text/sketchText.ts";
import type { SketchSaving } from "./useSketchSaving.ts";

/** Why a sketch is not saved: refused, or kept here until it can be sent. */
export function SketchSaveNotice({ saving: { engine, state } }: { saving: SketchSaving }) {
  const t = useText(sketchText);
  if (state.phase === "refused") return <ProblemAlert error={state.error} />;
  if (state.phase !== "offline" && state.phase !== "busy") return null;
  return <SaveStatus state={state} failed={t("save.failed")} onRetry={() => void engine.flush()} />;
}
