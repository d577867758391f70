import { expect, test } from "vitest";
import { webhookAddress } from "./routes.ts";

test.each([
  ["https://example.dk/hook?a=1", { url: "https://example.dk/hook?a=1" }],
  [" https://example.dk ", { url: "https://example.dk/" }],
  ["https://93.184.216.34/x", { url: "https://93.184.216.34/x" }],
  ["http://inside:8080/x", { url: "http://inside:8080/x" }],
  ["http://example.dk", { refused: "webhook.address" }],
  ["https://user:word@example.dk", { refused: "webhook.address" }],
  ["ftp://inside/x", { refused: "webhook.address" }],
  ["example.dk", { refused: "webhook.address" }],
  ["https://localhost/x", { refused: "webhook.inner-address" }],
  ["https://db/x", { refused: "webhook.inner-address" }],
  ["https://127.0.0.1/x", { refused: "webhook.inner-address" }],
  // 127.0.0.1 in three other spellings.
  ["https://2130706433/", { refused: "webhook.inner-address" }],
  ["https://0x7f.1/", { refused: "webhook.inner-address" }],
  ["https://[::ffff:127.0.0.1]/", { refused: "webhook.inner-address" }],
  ["https://169.254.169.254/latest", { refused: "webhook.inner-address" }],
  ["https://[fd00::1]/x", { refused: "webhook.inner-address" }],
  ["https://metadata.google.internal/x", { refused: "webhook.inner-address" }],
  ["https://metadata.google.internal./x", { refused: "webhook.inner-address" }],
  ["https://localhost./x", { refused: "webhook.inner-address" }],
  ["https://db./x", { refused: "webhook.inner-address" }],
  ["https://example.dk./x", { url: "https://example.dk./x" }],
])("%s is judged", (address, judged) => {
  expect(webhookAddress(address, ["inside"])).toEqual(judged);
});
