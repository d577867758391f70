import type { Fetch } from "../../../platform/geodata/fetching/fetchPublic.ts";
import { GeodataFault } from "../../../platform/geodata/GeodataFault.ts";
import type { DueDelivery, WebhookAnswer } from "./deliveryQueries.ts";
import { webhookHeaders } from "./signWebhook.ts";

const TIMEOUT_MS = 10_000;

/** One call. Nothing of the answer but its status is read or kept. */
export async function callWebhook(
  send: Fetch,
  { id, url, secret, body }: Pick<DueDelivery, "id" | "url" | "secret" | "body">,
  at: Date,
): Promise<WebhookAnswer> {
  const signal = AbortSignal.timeout(TIMEOUT_MS);
  try {
    const headers = webhookHeaders({ id: deliveryName(id), at, body, secret });
    const answer = await send(url, { method: "POST", headers, body, signal });
    await answer.body?.cancel();
    return { status: answer.status, fault: null, isTaken: answer.ok, at };
  } catch (error) {
    const isInner = error instanceof GeodataFault && error.code === "source.inner-address";
    const fault = isInner ? "inner-address" : signal.aborted ? "timeout" : "unreachable";
    return { status: null, fault, isTaken: false, at };
  }
}

/** The id of a call, the same at every try of it. */
export const deliveryName = (id: string): string => `msg_${id.replaceAll("-", "")}`;
