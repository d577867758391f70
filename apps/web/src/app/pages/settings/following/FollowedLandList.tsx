import { useRef } from "react";
import {
  useFollowedLand,
  useUnfollow,
} from "../../../../features/screening/myLand/followedLand.ts";
import { useText } from "../../../../lib/language/text.ts";
import { Link } from "../../../../lib/router/Link.tsx";
import { showToast } from "../../../../lib/toasts/toasts.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { Spinner } from "../../../../ui/feedback/Spinner.tsx";
import { followingText } from "./text.ts";

/** Land one gets messages about, each with a way to stop them. */
export function FollowedLandList() {
  const t = useText(followingText);
  const followed = useFollowedLand();
  const unfollow = useUnfollow();
  const title = useRef<HTMLHeadingElement>(null);
  const stop = async (id: string) => {
    if ((await unfollow.run(id)) === null) return;
    // The button goes with its row; the focus must not.
    title.current?.focus();
    showToast({ variant: "success", body: t("land.stopped") });
  };
  return (
    <>
      <h3 className="follow-title" ref={title} tabIndex={-1}>
        {t("land.title")}
      </h3>
      <p>{t("land.text")}</p>
      {followed.isPending && <Spinner />}
      {followed.isError && (
        <ProblemAlert error={followed.error} onRetry={() => void followed.refetch()} />
      )}
      {followed.data?.length === 0 && <p>{t("land.none")}</p>}
      {followed.data && followed.data.length > 0 && (
        <ul className="follow-list">
          {followed.data.map((land) => (
            <li key={land.id}>
              <Link to="/mit-areal" search={{ q: land.title }}>
                {land.title}
              </Link>
              <Button
                variant="text"
                size="small"
                icon="trash"
                isBusy={unfollow.status === "RUNNING"}
                aria-label={t("land.stopOf", { name: land.title })}
                onClick={() => void stop(land.id)}
              >
                {t("rounds.stop")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {unfollow.error && <ProblemAlert error={unfollow.error} />}
    </>
  );
}
