import type { ScreenedDataset } from "@mars/contracts/screening";
import { useText } from "../../../lib/language/text.ts";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";

const named = 5;

type Props = { datasets: readonly ScreenedDataset[]; isOver: boolean };

/** 'Afventer 5 datasæt: kvælstofretention, …', or who had not answered when it was over. */
export function WaitingDatasets({ datasets, isOver }: Props) {
  const t = useText(screeningText);
  const { titleOf } = useResult();
  const titles = datasets.slice(0, named).map(({ id }) => titleOf(id));
  const rest = datasets.length - titles.length;
  return (
    <p className="screening-quiet">
      {t(isOver ? "unanswered" : "waiting", {
        count: datasets.length,
        titles: titles.join(", ") + (rest > 0 ? ` ${t("waiting.more", { count: rest })}` : ""),
      })}
    </p>
  );
}
