import { expect, test } from "vitest";
import { plainGet } from "./plainGet.ts";

const read = (text: string) => plainGet(Buffer.from(text, "latin1"));

test("a plain read is read with what its answer depends on", () => {
  expect(
    read(
      'GET /api/status/plans?x=1 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: br, gzip\r\nIf-None-Match: "x"\r\n\r\n',
    ),
  ).toEqual({
    address: "/api/status/plans?x=1",
    acceptEncoding: "br, gzip",
    ifNoneMatch: '"x"',
    requestId: undefined,
  });
});

test.each([
  ["another method", "POST / HTTP/1.1\r\nhost: a\r\n\r\n"],
  ["an older protocol", "GET / HTTP/1.0\r\nhost: a\r\n\r\n"],
  ["half a request", "GET / HTTP/1.1\r\nhost: a\r\n"],
  ["two requests", "GET / HTTP/1.1\r\nhost: a\r\n\r\nGET / HTTP/1.1\r\nhost: a\r\n\r\n"],
  ["a body", "GET / HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\n\r\nabc"],
  ["an announced body", "GET / HTTP/1.1\r\nhost: a\r\nContent-Length: 0\r\n\r\n"],
  ["chunks", "GET / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n"],
  ["no host", "GET / HTTP/1.1\r\naccept: x\r\n\r\n"],
  ["two hosts", "GET / HTTP/1.1\r\nhost: a\r\nHost: b\r\n\r\n"],
  ["a folded header", "GET / HTTP/1.1\r\nhost: a\r\nx: y\r\n z: 1\r\n\r\n"],
  ["a space before the colon", "GET / HTTP/1.1\r\nhost : a\r\n\r\n"],
  ["bare line feeds", "GET / HTTP/1.1\nhost: a\n\n"],
  ["a bare line feed within", "GET / HTTP/1.1\r\nhost: a\r\nx: y\nz: 1\r\n\r\n"],
  ["a null character", "GET / HTTP/1.1\r\nhost: a\u0000\r\n\r\n"],
  ["a whole address", "GET http://a/ HTTP/1.1\r\nhost: a\r\n\r\n"],
  ["a wish to close", "GET / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n"],
  ["an upgrade", "GET / HTTP/1.1\r\nhost: a\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n"],
  ["a space in the address", "GET /a b HTTP/1.1\r\nhost: a\r\n\r\n"],
  ["more than fits", `GET / HTTP/1.1\r\nhost: a\r\nx: ${"y".repeat(5000)}\r\n\r\n`],
])("%s is left to the HTTP parser", (_, text) => {
  expect(read(text)).toBeNull();
});
