import type { PickedArea } from "@mars/contracts/datasets/layers";
import { useState } from "react";
import { useText } from "../../../lib/language/text.ts";
import { signIn } from "../../../lib/session/signIn.ts";
import { useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { cornersOf } from "./cornersOf.ts";
import { useFollow, useFollowedLand, useUnfollow } from "./followedLand.ts";
import { myLandText } from "./text.ts";

/** Public news about the land as messages, for those who are signed in. */
export function FollowFoot({ land }: { land: PickedArea }) {
  const t = useText(myLandText);
  const isSignedIn = useSession().phase === "authenticated";
  return isSignedIn ? (
    <Following land={land} />
  ) : (
    <>
      <FollowWords />
      <SignInToFollow label={t("follow.signIn")} />
    </>
  );
}

function FollowWords({ told }: { told?: string }) {
  const t = useText(myLandText);
  return (
    <>
      <p className="answer-next">
        <b>{t("follow.title")}</b>
        {told ?? t("follow.text")}
      </p>
      {/* On a phone the words make room for the button, and are still announced. */}
      <p className="sr-only" role="status">
        {told}
      </p>
    </>
  );
}

function SignInToFollow({ label }: { label: string }) {
  const [isLeaving, setLeaving] = useState(false);
  return (
    <Button
      icon="bell"
      isBusy={isLeaving}
      onClick={() => {
        setLeaving(true);
        signIn().catch(() => setLeaving(false));
      }}
    >
      {label}
    </Button>
  );
}

function Following({ land }: { land: PickedArea }) {
  const t = useText(myLandText);
  const followed = useFollowedLand();
  const [follow, unfollow] = [useFollow(), useUnfollow()];
  const own = followed.data?.find(({ title }) => title === land.label);
  const error = follow.error ?? unfollow.error ?? followed.error;
  return (
    <>
      <FollowWords {...(own && { told: t("follow.told") })} />
      {error && <ProblemAlert error={error} />}
      <Button
        icon="bell"
        variant={own ? "secondary" : "primary"}
        isBusy={followed.isPending || follow.status === "RUNNING" || unfollow.status === "RUNNING"}
        onClick={() =>
          void (own
            ? unfollow.run(own.id)
            : follow.run({ title: land.label, area: cornersOf(land.geometry) }))
        }
      >
        {t(own ? "follow.off" : "follow.on")}
      </Button>
    </>
  );
}
