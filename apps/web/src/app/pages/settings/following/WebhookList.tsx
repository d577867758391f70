import type { FollowedChanges } from "@mars/contracts/status/statusChanges";
import { createWebhook, listWebhooks } from "@mars/contracts/messages/subscriptions";
import { useRef, useState } from "react";
import { call } from "../../../../lib/http/call.ts";
import { useText } from "../../../../lib/language/text.ts";
import { useRequest } from "../../../../lib/requestStatus/useRequest.ts";
import { useServerQuery } from "../../../../lib/serverData/serverQuery.ts";
import { useSettings } from "../../../../lib/settings/settings.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { CopyButton } from "../../../../ui/buttons/CopyButton.tsx";
import { Dialog } from "../../../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../../ui/feedback/Spinner.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { FollowForm } from "./FollowForm.tsx";
import { followingText } from "./text.ts";
import { readWebhooksAgain, webhooksKey } from "./webhooksQuery.ts";
import { WebhookItem } from "./WebhookItem.tsx";

/** Calls of one's own service: those there are, and one more. */
export function WebhookList() {
  const t = useText(followingText);
  const base = useSettings().connection.api;
  const webhooks = useServerQuery({
    queryKey: webhooksKey,
    queryFn: ({ signal }) => call(listWebhooks, { signal, quiet: true }),
  });
  const [isAdding, setAdding] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <>
      <h3 className="follow-title">{t("webhook.title")}</h3>
      <p>
        {t("webhook.text")} <a href={`${base}/docs#webhooks`}>{t("webhook.docs")}</a>
      </p>
      {webhooks.isPending && <Spinner />}
      {webhooks.isError && (
        <ProblemAlert error={webhooks.error} onRetry={() => void webhooks.refetch()} />
      )}
      {webhooks.data?.length === 0 && !isAdding && <p>{t("webhook.none")}</p>}
      {webhooks.data && webhooks.data.length > 0 && (
        <ul className="follow-list">
          {webhooks.data.map((webhook) => (
            <WebhookItem key={webhook.id} webhook={webhook} />
          ))}
        </ul>
      )}
      {isAdding ? (
        <NewWebhook
          onCancel={() => setAdding(false)}
          onCreated={(made) => {
            setAdding(false);
            setSecret(made);
          }}
        />
      ) : (
        <div className="row">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t("webhook.add")}
          </Button>
        </div>
      )}
      {secret !== null && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </>
  );
}

type NewProps = { onCancel: () => void; onCreated: (secret: string) => void };

function NewWebhook({ onCancel, onCreated }: NewProps) {
  const t = useText(followingText);
  const [url, setUrl] = useState("https://");
  const request = useRequest(async (followed: FollowedChanges, signal: AbortSignal) => {
    const { secret } = await call(createWebhook, {
      body: { ...followed, url },
      signal,
      quiet: true,
    });
    await readWebhooksAgain();
    onCreated(secret);
  });
  return (
    <FollowForm
      label={t("webhook.add")}
      error={request.error}
      isBusy={request.status === "RUNNING"}
      onSubmit={(followed) => void request.run(followed)}
      onCancel={onCancel}
    >
      <TextField
        label={t("webhook.url")}
        hint={t("webhook.urlHint")}
        type="url"
        maxLength={500}
        value={url}
        onChange={setUrl}
      />
    </FollowForm>
  );
}

/** Closed by its own button alone: what is closed by mistake cannot be shown again. */
function SecretDialog({ secret, onClose }: { secret: string; onClose: () => void }) {
  const t = useText(followingText);
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      title={t("webhook.secretTitle")}
      width="medium"
      actions={<Button onClick={onClose}>{t("webhook.secretKept")}</Button>}
    >
      <p>{t("webhook.secretText")}</p>
      <TextField
        label={t("webhook.secret")}
        ref={field}
        readOnly
        value={secret}
        onChange={() => {}}
      />
      <CopyButton value={secret} what={t("webhook.secret")} field={field} />
    </Dialog>
  );
}
