import { clipSketch } from "@mars/contracts/planOverlaps";
import type { Plan, PlanSketch } from "@mars/contracts/planShapes";
import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { ProblemAlert } from "../../../ui/ProblemAlert.tsx";
import { takeSketch } from "../planQueries.ts";
import { scenarioText } from "../text/scenarioText.ts";
import type { DoubleCount } from "./DoubleCount.ts";

type Props = { plan: Plan; pair: DoubleCount; sketch: PlanSketch; onClose: () => void };

export function ClipConfirm({ plan, pair, sketch, onClose }: Props) {
  const t = useText(scenarioText);
  const f = useFormat();
  const request = useRequest(async (_: void, signal: AbortSignal) => {
    const after = await call(clipSketch, {
      params: { id: plan.id, sketchId: sketch.id },
      body: { keptId: pair.keptId },
      ifMatch: sketch.version,
      timeoutMs: 30_000,
      quiet: true,
      signal,
    });
    takeSketch(plan.id, after);
    showToast({ variant: "success", body: t("overlap.clipped2", { name: pair.clippedName }) });
    onClose();
  });
  return (
    <Dialog
      title={t("overlap.clipAsk", {
        area: areaText(f, pair.overlapHa),
        name: pair.clippedName,
      })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button isBusy={request.status === "RUNNING"} onClick={() => void request.run()}>
            {t("overlap.yes")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      {request.error && <ProblemAlert error={request.error} />}
      <p>{t("overlap.clipText", { kept: pair.keptName })}</p>
    </Dialog>
  );
}
