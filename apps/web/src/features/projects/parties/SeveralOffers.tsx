import { answerOffer, type ReceivedOffer } from "@mars/contracts/projects/projectParties";
import { lastDayBefore } from "@mars/domain/rights/delegation";
import { useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { queryClient } from "../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { partyText } from "./partyText.ts";

type Left = { name: string; reason: string };

/** Several delegations accepted with one press. Each is answered by itself, so that one which was
 * taken back meanwhile holds up none of the others. What is for good is only accepted one by one. */
export function SeveralOffers({ offers }: { offers: readonly ReceivedOffer[] }) {
  const t = useText(partyText);
  const f = useFormat();
  const locale = useLocale();
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [left, setLeft] = useState<readonly Left[]>([]);
  const chosen = offers.filter(({ id }) => !leftOut.has(id));
  const request = useRequest(async (asked: readonly ReceivedOffer[], signal: AbortSignal) => {
    const failed: Left[] = [];
    for (const { id, projectName } of asked) {
      try {
        await call(answerOffer, { params: { id }, body: { accept: true }, signal, quiet: true });
      } catch (error) {
        failed.push({ name: projectName, reason: problemSentence(error, locale) });
      }
    }
    return failed;
  });
  const accept = async () => {
    const failed = await request.run(chosen);
    if (!failed) return;
    setLeft(failed);
    const count = chosen.length - failed.length;
    if (count > 0) showToast({ variant: "success", body: t("several.accepted", { count }) });
    void queryClient.invalidateQueries({ queryKey: ["offers"] });
    void queryClient.invalidateQueries({ queryKey: ["projects"] });
  };
  const choose = (id: string, isChosen: boolean) => {
    const next = new Set(leftOut);
    if (isChosen) next.delete(id);
    else next.add(id);
    setLeftOut(next);
  };
  return (
    <section className="offer" aria-labelledby="several-offers">
      <h2 id="several-offers">{t("several.title", { count: offers.length })}</h2>
      <p>{t("several.text")}</p>
      {left.length > 0 && (
        <Alert variant="warning" title={t("several.left")}>
          <ul>
            {left.map(({ name, reason }) => (
              <li key={name}>
                {name}: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      <div role="group" aria-labelledby="several-offers">
        {offers.map(({ id, owner, projectName, scope, endsAt }) => (
          <Checkbox
            key={id}
            label={`${owner ?? t("offer.private")}: ${projectName}`}
            hint={[
              scope && t(`scope.${scope}`),
              endsAt && t("untilDay", { day: f.date(lastDayBefore(endsAt)) }),
            ]
              .filter(Boolean)
              .join(", ")}
            isChecked={!leftOut.has(id)}
            onChange={(isChosen) => choose(id, isChosen)}
          />
        ))}
      </div>
      <p className="offer-actions">
        <Button
          isBusy={request.status === "RUNNING"}
          disabled={chosen.length === 0}
          onClick={() => void accept()}
        >
          {t("several.accept", { count: chosen.length })}
        </Button>
      </p>
    </section>
  );
}
