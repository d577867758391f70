import {
  deleteWebhook,
  resumeWebhook,
  testWebhook,
  type Webhook,
  type WebhookDelivery,
} from "@mars/contracts/messages/subscriptions";
import { useFormat } from "../../../../lib/format/useFormat.ts";
import { call } from "../../../../lib/http/call.ts";
import { useText } from "../../../../lib/language/text.ts";
import { useRequest } from "../../../../lib/requestStatus/useRequest.ts";
import { showToast } from "../../../../lib/toasts/toasts.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Disclosure } from "../../../../ui/navigation/Disclosure.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { Tag } from "../../../../ui/words/Tag.tsx";
import { FollowedWords } from "./FollowedWords.tsx";
import { followingText } from "./text.ts";
import { readWebhooksAgain } from "./webhooksQuery.ts";

type Act = "test" | "resume" | "delete";

/** One address: whether it answers, its last calls, and what can be done with it. */
export function WebhookItem({ webhook }: { webhook: Webhook }) {
  const t = useText(followingText);
  const { id, url, stoppedAt, deliveries } = webhook;
  const request = useRequest(async (act: Act, signal: AbortSignal) => {
    const input = { params: { id }, signal, quiet: true };
    if (act === "resume") await call(resumeWebhook, input);
    if (act === "delete") await call(deleteWebhook, input);
    const tested = act === "test" ? await call(testWebhook, input) : null;
    await readWebhooksAgain();
    if (act === "delete") showToast({ variant: "success", body: t("webhook.deleted") });
    if (act === "resume") showToast({ variant: "success", body: t("webhook.resumed") });
    return tested;
  });
  const isBusy = request.status === "RUNNING";
  return (
    <li>
      <p>
        <span className="follow-address">{url}</span> <State webhook={webhook} />
      </p>
      <p className="small">
        <FollowedWords followed={webhook} />
      </p>
      {stoppedAt && <p className="small">{t("webhook.stoppedText")}</p>}
      <p role="status">{request.data && <Outcome delivery={request.data} />}</p>
      <Disclosure summary={t("webhook.deliveries", { count: deliveries.length })}>
        <ul className="follow-calls small">
          {deliveries.map((delivery) => (
            <li key={delivery.id}>
              <Outcome delivery={delivery} />
            </li>
          ))}
        </ul>
      </Disclosure>
      {request.error && <ProblemAlert error={request.error} />}
      <div className="row">
        <Button
          variant="secondary"
          size="small"
          isBusy={isBusy}
          onClick={() => void request.run("test")}
        >
          {t("webhook.test")}
        </Button>
        {stoppedAt && (
          <Button size="small" isBusy={isBusy} onClick={() => void request.run("resume")}>
            {t("webhook.resume")}
          </Button>
        )}
        <Button
          variant="text"
          size="small"
          icon="trash"
          isBusy={isBusy}
          onClick={() => void request.run("delete")}
        >
          {t("delete")}
        </Button>
      </div>
    </li>
  );
}

/** Only an answer shows that it works: before the first call no one knows. */
function State({ webhook: { failingSince, stoppedAt, deliveries } }: { webhook: Webhook }) {
  const t = useText(followingText);
  const format = useFormat();
  if (stoppedAt)
    return <Tag variant="error">{t("webhook.stopped", { at: format.dateTime(stoppedAt) })}</Tag>;
  if (failingSince)
    return (
      <Tag variant="warning">{t("webhook.failing", { at: format.dateTime(failingSince) })}</Tag>
    );
  const tried = deliveries.find(({ triedAt }) => triedAt !== null);
  if (!tried) return <Tag>{t("webhook.ready")}</Tag>;
  if (tried.deliveredAt === null) return <Tag variant="warning">{t("webhook.silent")}</Tag>;
  return <Tag variant="success">{t("webhook.on")}</Tag>;
}

/** What a call was about, how it was answered, and when it is tried again. */
function Outcome({ delivery }: { delivery: WebhookDelivery }) {
  const t = useText(followingText);
  const format = useFormat();
  const { isTest, createdAt, status, fault, nextAttemptAt, triedAt, isHeld } = delivery;
  const answer =
    status !== null
      ? t("delivery.status", { status: String(status) })
      : t(`delivery.${fault ?? (isHeld ? "held" : "waiting")}`);
  return (
    <>
      {format.dateTime(triedAt ?? createdAt)} · {t(isTest ? "delivery.test" : "delivery.changes")} ·{" "}
      {answer}
      {nextAttemptAt && triedAt && (
        <> · {t("delivery.again", { at: format.dateTime(nextAttemptAt) })}</>
      )}
      {isHeld && answer !== t("delivery.held") && <> · {t("delivery.held")}</>}
    </>
  );
}
