import type { KnownChange } from "../changes/changeId.ts";

type Content =
  | { type: "test"; subscriptionId: string }
  | { type: "changes"; subscriptionId: string; changes: readonly KnownChange[] };

/** What a call carries; the ids of changes are those of the feed. */
export function webhookBody({ type, subscriptionId, ...content }: Content, at: Date): string {
  const changes = "changes" in content ? content.changes : [];
  return JSON.stringify({
    type,
    timestamp: at.toISOString(),
    data: { webhookId: subscriptionId, changes },
  });
}
