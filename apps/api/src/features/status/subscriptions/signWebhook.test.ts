import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { newSecret, webhookHeaders } from "./signWebhook.ts";
import { webhookDocs } from "./webhookDocs.ts";

const python = "/usr/bin/python3";

test("a call is signed as the Standard Webhooks' own example is", () => {
  const headers = webhookHeaders({
    id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
    at: new Date(1_614_265_330_000),
    body: '{"test": 2432232314}',
    secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  });
  expect(headers["webhook-timestamp"]).toBe("1614265330");
  expect(headers["webhook-signature"]).toBe("v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
});

test("every key is another one, of 32 bytes", () => {
  const [one, other] = [newSecret(), newSecret()];
  expect(one).not.toBe(other);
  expect(Buffer.from(one.replace("whsec_", ""), "base64")).toHaveLength(32);
});

test.runIf(existsSync(python))("the documented check knows new, repeated and foreign calls", () => {
  const code = /<code>(import base64[\s\S]*?)<\/code>/.exec(webhookDocs.html)?.[1] ?? "";
  const [secret, body] = [newSecret(), '{"type":"test"}'];
  const headers = webhookHeaders({ id: "msg_1", at: new Date(), body, secret });
  const late = webhookHeaders({ id: "msg_2", at: new Date("2026-01-01"), body, secret });
  const calls = `
import json, sys
secret, headers, late, body = json.loads(sys.argv[1])
seen = set()
tell = lambda h, b: check(secret, h, b.encode(), seen)
print(json.dumps([tell(headers, body), tell(headers, body), tell(headers, body + " "), tell(late, body)]))`;
  const told = execFileSync(python, [
    "-c",
    code.replaceAll("&lt;", "<") + calls,
    JSON.stringify([secret, headers, late, body]),
  ]);
  expect(JSON.parse(told.toString())).toEqual(["new", "seen", "refused", "refused"]);
});
