import { createDigest, deleteDigest, listDigests } from "@mars/contracts/messages/subscriptions";
import { DIGEST_FREQUENCIES, type DigestFrequency } from "@mars/domain/messages/nextDigest";
import type { FollowedChanges } from "@mars/contracts/status/statusChanges";
import { useState } from "react";
import { useFormat } from "../../../../lib/format/useFormat.ts";
import { call } from "../../../../lib/http/call.ts";
import { useText } from "../../../../lib/language/text.ts";
import { useRequest } from "../../../../lib/requestStatus/useRequest.ts";
import { queryClient, useServerQuery } from "../../../../lib/serverData/serverQuery.ts";
import { showToast } from "../../../../lib/toasts/toasts.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { RadioGroup } from "../../../../ui/fields/RadioGroup.tsx";
import { Spinner } from "../../../../ui/feedback/Spinner.tsx";
import { FollowedWords } from "./FollowedWords.tsx";
import { FollowForm } from "./FollowForm.tsx";
import { digestsKey } from "../settingsKeys.ts";
import { followingText } from "./text.ts";

const again = () => queryClient.invalidateQueries({ queryKey: digestsKey });

/** Mails about changes: those there are, and one more. */
export function DigestList() {
  const t = useText(followingText);
  const format = useFormat();
  const digests = useServerQuery({
    queryKey: digestsKey,
    queryFn: ({ signal }) => call(listDigests, { signal, quiet: true }),
  });
  const [isAdding, setAdding] = useState(false);
  const removal = useRequest(async (id: string, signal: AbortSignal) => {
    await call(deleteDigest, { params: { id }, signal, quiet: true });
    await again();
    showToast({ variant: "success", body: t("digest.deleted") });
  });
  return (
    <>
      <h3 className="follow-title">{t("digest.title")}</h3>
      <p>{t("digest.text")}</p>
      {digests.isPending && <Spinner />}
      {digests.isError && (
        <ProblemAlert error={digests.error} onRetry={() => void digests.refetch()} />
      )}
      {digests.data?.length === 0 && !isAdding && <p>{t("digest.none")}</p>}
      {digests.data && digests.data.length > 0 && (
        <ul className="follow-list">
          {digests.data.map((digest) => (
            <li key={digest.id}>
              <p>
                <FollowedWords followed={digest} />
              </p>
              <p className="small">
                {t(`digest.${digest.frequency}`)}.{" "}
                {t("digest.next", { at: format.dateTime(digest.nextAt) })}
              </p>
              <Button
                variant="text"
                size="small"
                icon="trash"
                isBusy={removal.status === "RUNNING"}
                onClick={() => void removal.run(digest.id)}
              >
                {t("delete")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {removal.error && <ProblemAlert error={removal.error} />}
      {isAdding ? (
        <NewDigest onDone={() => setAdding(false)} />
      ) : (
        <div className="row">
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t("digest.add")}
          </Button>
        </div>
      )}
    </>
  );
}

function NewDigest({ onDone }: { onDone: () => void }) {
  const t = useText(followingText);
  const [frequency, setFrequency] = useState<DigestFrequency>("weekly");
  const request = useRequest(async (followed: FollowedChanges, signal: AbortSignal) => {
    await call(createDigest, { body: { ...followed, frequency }, signal, quiet: true });
    await again();
    showToast({ variant: "success", body: t("digest.added") });
    onDone();
  });
  return (
    <FollowForm
      label={t("digest.add")}
      error={request.error}
      isBusy={request.status === "RUNNING"}
      onSubmit={(followed) => void request.run(followed)}
      onCancel={onDone}
    >
      <RadioGroup
        legend={t("digest.frequency")}
        options={DIGEST_FREQUENCIES.map((value) => ({ value, label: t(`digest.${value}`) }))}
        value={frequency}
        onChange={setFrequency}
      />
    </FollowForm>
  );
}
