import { createHmac, randomBytes } from "node:crypto";

const PREFIX = "whsec_";

/** A key as the Standard Webhooks write it. */
export function newSecret(): string {
  return PREFIX + randomBytes(32).toString("base64");
}

type Signed = { id: string; at: Date; body: string; secret: string };

/**
 * The headers of a call. The signature is made of id, time and body together: whoever has seen a
 * call can neither change it nor send it again later as a new one.
 */
export function webhookHeaders({ id, at, body, secret }: Signed): Record<string, string> {
  const seconds = String(Math.floor(at.getTime() / 1000));
  const key = Buffer.from(secret.slice(PREFIX.length), "base64");
  const signature = createHmac("sha256", key).update(`${id}.${seconds}.${body}`).digest("base64");
  return {
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    "user-agent": "MARS-Webhooks/1",
    "webhook-id": id,
    "webhook-timestamp": seconds,
    "webhook-signature": `v1,${signature}`,
  };
}
