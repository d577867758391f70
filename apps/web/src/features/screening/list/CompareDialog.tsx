import type { ScreeningSoFar } from "@mars/contracts/screening/foldScreening";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import type { SavedArea } from "../../../lib/session/ownWork/savedAreas.ts";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { everyNeighbour } from "../area/NeighbourChoice.ts";
import { screeningCalls } from "../run/screeningCalls.ts";
import { ComparedAreas } from "./ComparedAreas.tsx";
import { screenedResult } from "./screenedResult.ts";
import { listText } from "./text.ts";

type Props = { pair: readonly [SavedArea, SavedArea]; onClose: () => void };

const calls = screeningCalls(() => everyNeighbour);

/** Two areas side by side: what they give, what can be applied for, what stands against them. */
export function CompareDialog({ pair, onClose }: Props) {
  const t = useText(listText);
  const [first, second] = pair;
  const query = useServerQuery({
    queryKey: ["screening-pair", first.id, second.id],
    queryFn: ({ signal }): Promise<[ScreeningSoFar, ScreeningSoFar]> =>
      Promise.all([screenedResult(calls, first, signal), screenedResult(calls, second, signal)]),
    staleTime: 60_000,
  });
  return (
    <Dialog
      title={t("compare.title", { first: first.name, second: second.name })}
      width="large"
      onClose={onClose}
    >
      {query.isPending && <Spinner label={t("compare.loading")} />}
      {query.error && <ProblemAlert error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && <ComparedAreas names={[first.name, second.name]} results={query.data} />}
    </Dialog>
  );
}
