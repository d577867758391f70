import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { comesFromLoopback } from "./loopback.ts";

const request = (headers: IncomingMessage["headers"]) => ({ headers }) as IncomingMessage;

test.each([
  { host: "localhost:3000", local: true },
  { host: "127.0.0.1:3000", local: true },
  { host: "[::1]:3000", local: true },
  { host: "mars.localhost", local: true },
  { host: "mars.example", local: false },
  { host: "localhost.evil.example", local: false },
  { host: "127.0.0.1.evil.example", local: false },
  { host: "192.168.1.5:3000", local: false },
])("host $host is loopback: $local", ({ host, local }) => {
  expect(comesFromLoopback(request({ host }))).toBe(local);
});

test.each([
  { what: "a public forwarded host", headers: { "x-forwarded-host": "mars.example" } },
  {
    what: "one public host among several",
    headers: { "x-forwarded-host": "localhost, a.example" },
  },
  { what: "a caller from the network", headers: { "x-forwarded-for": "192.168.1.7" } },
  { what: "a caller behind a proxy", headers: { "x-forwarded-for": "127.0.0.1, 10.0.0.2" } },
])("$what is not loopback even when Host says localhost", ({ headers }) => {
  expect(comesFromLoopback(request({ host: "localhost", ...headers }))).toBe(false);
});

test("a caller on this machine through the proxy is loopback", () => {
  const headers = { host: "127.0.0.1:4000", "x-forwarded-host": "localhost:3000" };
  expect(comesFromLoopback(request({ ...headers, "x-forwarded-for": "::ffff:127.0.0.1" }))).toBe(
    true,
  );
});

test("a request without any host is not loopback", () => {
  expect(comesFromLoopback(request({}))).toBe(false);
});
