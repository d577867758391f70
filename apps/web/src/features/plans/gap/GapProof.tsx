import type { GapAnswer } from "@mars/contracts/plans/planShapes";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { gapText } from "../text/gapText.ts";
import type { GapWish } from "./useGap.ts";

type Props = {
  answer: GapAnswer;
  wish: GapWish;
  /** Sketches there were to choose between. */
  choiceCount: number;
  onLonger: () => void;
};

/** What is proven of the answer, in a plain sentence, or that it is not. */
export function GapProof({ answer, wish, choiceCount, onLonger }: Props) {
  const t = useText(gapText);
  const f = useFormat();
  const seconds = f.amount(answer.seconds);
  if (answer.proof === "none-better") {
    const isWeighed = Object.values(wish.weights).some((weight) => weight !== "none");
    const { outcome } = answer;
    const what = outcome === "infeasible-closest" ? "closest" : "none-better";
    return (
      <Alert variant="success" title={t(`proof.${what}.${isWeighed ? "weighed" : wish.smallest}`)}>
        {t("proof.none-better.text", { count: choiceCount })}
      </Alert>
    );
  }
  if (answer.proof === "close")
    return (
      <Alert
        variant="success"
        title={t("proof.close", { gap: f.percent(shownGap(answer.provenGap ?? 0)) })}
      >
        {t("proof.close.text", { seconds })}
      </Alert>
    );
  return (
    <Alert variant="warning" title={t("proof.unproven")}>
      {t("proof.unproven.text", { seconds })}{" "}
      <Button variant="text" size="small" onClick={onLonger}>
        {t("proof.longer")}
      </Button>
    </Alert>
  );
}

/** 'At most' is said to one decimal: rounded up, it still holds. */
function shownGap(share: number): number {
  return Math.max(0.001, Math.ceil(share * 1000) / 1000);
}
