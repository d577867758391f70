import type { FollowedChanges } from "@mars/contracts/status/statusChanges";

export type Channel = "webhook" | "digest" | "message";

/** What someone follows, as it is stored. */
export type Subscription = {
  id: string;
  personId: string;
  place: string | null;
  area: string | null;
  kinds: string[];
  createdAt: Date;
};

/** As the feed asks for it. */
export function followedOf({
  place,
  area,
  kinds,
}: Pick<Subscription, "place" | "area" | "kinds">): FollowedChanges {
  return {
    ...(place !== null && { place }),
    ...(area !== null && { area }),
    kinds: kinds.join(","),
  };
}
