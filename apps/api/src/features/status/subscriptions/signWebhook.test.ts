import { expect, test } from "vitest";
import { newSecret, webhookHeaders } from "./signWebhook.ts";

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
