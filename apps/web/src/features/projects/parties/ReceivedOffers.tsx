import {
  answerOffer,
  listOffers,
  openInvitation,
  type ReceivedOffer,
} from "@mars/contracts/projects/projectParties";
import { lastDayBefore } from "@mars/domain/rights/delegation";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { call } from "../../../lib/http/call.ts";
import { HttpProblem } from "../../../lib/http/HttpProblem.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRequest } from "../../../lib/requestStatus/useRequest.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { mayReadAgain } from "../../../lib/serverData/mayReadAgain.ts";
import { queryClient, useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Alert } from "../../../ui/feedback/Alert.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import "../text/problemText.ts";
import { partyText } from "./partyText.ts";

/** What someone or their organisation is asked to take over or to act for; nothing is shown where
 * nothing is asked. The link of an invitation leads here: opened, it is one of the offers. */
export function ReceivedOffers() {
  const t = useText(partyText);
  const locale = useLocale();
  const [key] = useState(() => /^#invitation=([\w-]+)$/.exec(window.location.hash)?.[1] ?? null);
  const invitation = useServerQuery({
    queryKey: ["invitation", key],
    queryFn: ({ signal }) => call(openInvitation, { body: { key: key! }, signal, quiet: true }),
    enabled: key !== null,
  });
  const isOpening = key !== null && invitation.isPending;
  const isRefused =
    invitation.error instanceof HttpProblem && invitation.error.code.startsWith("invitation.");
  const isAnswered = key !== null && (invitation.isSuccess || isRefused);
  useEffect(() => {
    // In the address until the server has answered: a reload after a lost connection tries again.
    if (isAnswered) navigate(addressOf({ to: "/projects" }), { replace: true });
  }, [isAnswered]);
  const offers = useServerQuery({
    queryKey: ["offers"],
    enabled: !isOpening,
    queryFn: ({ signal }) => call(listOffers, { signal, quiet: true }),
    refetchOnWindowFocus: mayReadAgain,
  });
  if (offers.isError) {
    return <ProblemAlert error={offers.error} onRetry={() => void offers.refetch()} />;
  }
  const several = offers.data?.filter(({ role, isForGood }) => role === "delegate" && !isForGood);
  return (
    <>
      {invitation.isError && !isRefused && (
        <ProblemAlert error={invitation.error} onRetry={() => void invitation.refetch()} />
      )}
      {isRefused && invitation.error && (
        <Alert variant="warning" title={t("invitation.title")}>
          <p>{problemSentence(invitation.error, locale)}</p>
        </Alert>
      )}
      {several && several.length > 1 && <SeveralOffers offers={several} />}
      {offers.data?.map((offer) => (
        <Offer key={offer.id} offer={offer} />
      ))}
    </>
  );
}

function Offer({ offer }: { offer: ReceivedOffer }) {
  const t = useText(partyText);
  const s = useText(projectStatusText);
  const f = useFormat();
  const request = useRequest((accept: boolean, signal: AbortSignal) =>
    call(answerOffer, { params: { id: offer.id }, body: { accept }, signal, quiet: true }),
  );
  const answer = async (accept: boolean) => {
    const answered = await request.run(accept);
    if (!answered) return;
    void queryClient.invalidateQueries({ queryKey: ["offers"] });
    void queryClient.invalidateQueries({ queryKey: ["projects"] });
    showToast({
      variant: "success",
      body: t(accept ? `offer.accepted.${offer.role}` : "offer.declined"),
    });
    if (answered.projectId) {
      navigate(addressOf({ to: "/projects/:id", params: { id: answered.projectId } }));
    }
  };
  const isBusy = request.status === "RUNNING";
  const title = t(`offer.${offer.role}`, {
    owner: offer.owner ?? t("offer.private"),
    project: offer.projectName,
  });
  const facts: readonly (readonly [string, string | null])[] = [
    [t("offer.may"), offer.scope && t(`scope.${offer.scope}`)],
    [
      t("offer.project"),
      [
        offer.projectName,
        s(offer.projectStatus),
        offer.areaHa === null ? null : f.hectares(offer.areaHa),
      ]
        .filter(Boolean)
        .join(", "),
    ],
    [t("offer.until"), offer.endsAt && f.date(lastDayBefore(offer.endsAt))],
    [t("offer.from"), offer.madeBy],
  ];
  return (
    <section className="offer" aria-label={title}>
      <p className="offer-eyebrow">{t("offer.eyebrow")}</p>
      <h2>{title}</h2>
      <p>{t(`offer.${offer.role}Lead`)}</p>
      <dl className="facts">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="offer-fact">
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {offer.isForGood && <p>{t("offer.forGood")}</p>}
      {request.error && <ProblemAlert error={request.error} />}
      <p className="offer-actions">
        <Button isBusy={isBusy} onClick={() => void answer(true)}>
          {t(`offer.accept.${offer.role}`)}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={() => void answer(false)}>
          {t("offer.decline")}
        </Button>
      </p>
      <p className="small mute">
        {t("offer.lapses", { day: f.date(lastDayBefore(offer.lapsesAt)) })}
      </p>
    </section>
  );
}

type Left = { name: string; reason: string };

/** Several delegations accepted with one press. Each is answered by itself, so that one which was
 * restored meanwhile holds up none of the others. What is for good is only accepted one by one. */
function SeveralOffers({ offers }: { offers: readonly ReceivedOffer[] }) {
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
