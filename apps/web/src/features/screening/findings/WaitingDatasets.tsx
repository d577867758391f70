import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import { useText } from "../../../lib/language/text.ts";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { startAgain } from "./startAgain.ts";

const named = 5;

type Props = { datasets: readonly ScreenedDataset[]; isOver: boolean };

/** 'Afventer 5 datasæt: kvælstofretention, …', or who had not answered when it was over. */
export function WaitingDatasets({ datasets, isOver }: Props) {
  const t = useText(screeningText);
  const { titleOf, state } = useResult();
  const titles = datasets.slice(0, named).map(({ id }) => titleOf(id));
  const rest = datasets.length - titles.length;
  const words = t(isOver ? "unanswered" : "waiting", {
    count: datasets.length,
    titles: titles.join(", ") + (rest > 0 ? ` ${t("waiting.more", { count: rest })}` : ""),
  });
  if (state.phase === "broken") return <UnansweredDatasets words={words} />;
  return <p className="screening-quiet">{words}</p>;
}

/** 'Fejl under analyse' for those that a lost line left without an answer; all are asked again. */
function UnansweredDatasets({ words }: { words: string }) {
  const t = useText(screeningText);
  const { run } = useResult();
  return (
    <div className="screening-failed screening-unanswered">
      <span className="screening-failed-word">
        <Icon name="warning" isSmall />
        {t("failed")}
      </span>
      <Button variant="text" size="small" onClick={() => startAgain(run)}>
        {t("failed.retry")}
      </Button>
      <p className="small">{words}</p>
    </div>
  );
}
