import type { Digest } from "@mars/contracts/messages/subscriptions";
import { changeKinds } from "../../../../features/status/changes/changeKinds.ts";
import { useText } from "../../../../lib/language/text.ts";
import { followingText } from "./text.ts";

/** Which place, and which changes of it. */
export function FollowedWords({
  followed: { place, area, kinds },
}: {
  followed: Pick<Digest, "place" | "area" | "kinds">;
}) {
  const t = useText(followingText);
  const where = place?.name ?? t(area === null ? "country" : "ownArea");
  const what =
    kinds.length === changeKinds.length
      ? t("allKinds")
      : kinds.map((kind) => t(`kind.${kind}`)).join(", ");
  return (
    <>
      <strong>{where}</strong>: {what}
    </>
  );
}
