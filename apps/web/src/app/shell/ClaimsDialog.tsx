import "./profile.css";
import { readUserClaims } from "@mars/contracts/people/users";
import { useFormat } from "../../lib/format/useFormat.ts";
import { call } from "../../lib/http/call.ts";
import { useText } from "../../lib/language/text.ts";
import { useServerQuery } from "../../lib/serverData/serverQuery.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { CopyButton } from "../../ui/buttons/CopyButton.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { ProblemAlert } from "../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../ui/feedback/Spinner.tsx";
import { appText } from "../text.ts";
import { profileText } from "./profileText.ts";

/** Seconds since 1970, which no one reads. */
const timeClaims = new Set(["auth_time", "exp", "iat", "nbf", "updated_at"]);

/** H8: at most 1000 px; loaded when opened. */
export function ClaimsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(profileText);
  const shell = useText(appText);
  const f = useFormat();
  const claims = useServerQuery({
    queryKey: ["user", "claims"],
    queryFn: ({ signal }) => call(readUserClaims, { signal }),
    staleTime: 0,
  });
  return (
    <Dialog
      width="large"
      title={t("claims.title")}
      onClose={onClose}
      actions={<Button onClick={onClose}>{shell("close")}</Button>}
    >
      <p className="mute">{t("claims.intro")}</p>
      {claims.isPending && <Spinner />}
      {claims.isError && (
        <ProblemAlert error={claims.error} onRetry={() => void claims.refetch()} />
      )}
      {claims.isSuccess && (
        <dl className="facts claims">
          {claims.data.map(({ type, value }) => (
            <div key={type + value}>
              <dt>{type}</dt>
              <dd>
                {timeClaims.has(type) && /^\d{9,11}$/.test(value) ? (
                  <>
                    {f.dateTime(new Date(Number(value) * 1000).toISOString())}{" "}
                    <span className="mute">({value})</span>
                  </>
                ) : (
                  value
                )}
              </dd>
              <dd>
                <CopyButton value={value} what={type} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </Dialog>
  );
}
