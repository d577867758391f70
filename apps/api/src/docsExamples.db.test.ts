import { zipSync } from "fflate";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { insertWorld } from "./features/status/testing/statusWorld.ts";
import { useTestDatabase } from "./testing/useTestDatabase.ts";
import { useTestServer } from "./testing/useTestServer.ts";

const origin = "http://localhost:3000";
const database = useTestDatabase();
const server = useTestServer(database, { PUBLIC_ORIGIN: origin });

// The examples ask for earlier days.
beforeAll(() => database.transaction(insertWorld));

const ring = [
  [9.4, 56.45],
  [9.41, 56.45],
  [9.41, 56.46],
  [9.4, 56.45],
];
const areaZip = Buffer.from(
  zipSync({
    "area.geojson": new TextEncoder().encode(
      JSON.stringify({
        type: "Feature",
        properties: {},
        geometry: { type: "Polygon", coordinates: [ring] },
      }),
    ),
  }),
);

/** The words of a command as a shell reads them. */
function wordsOf(command: string): string[] {
  const joined = command.replaceAll("\\\n", " ");
  return [...joined.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? "",
  );
}

/** What curl would send. */
function requestOf(command: string): InjectOptions {
  const [program, ...words] = wordsOf(command);
  expect(program).toBe("curl");
  const headers: Record<string, string> = {};
  let address = "";
  let body: string | Buffer | null = null;
  const query: string[] = [];
  for (let word = words.shift(); word !== undefined; word = words.shift()) {
    if (word === "-N" || word === "-G") continue;
    if (!word.startsWith("-")) address = word;
    else {
      const value = words.shift() ?? "";
      if (word === "-H") headers[value.split(": ")[0]!] = value.split(": ")[1]!;
      else if (word === "--data") body = value;
      else if (word === "--data-urlencode") {
        const [, name, text] = /^(\w+)=(.*)$/s.exec(value)!;
        query.push(`${name}=${encodeURIComponent(text!)}`);
      } else if (word === "-F") {
        const [, name, file, type] = /^(\w+)=@(.+);type=(.+)$/.exec(value)!;
        headers["content-type"] = "multipart/form-data; boundary=part";
        body = Buffer.concat([
          Buffer.from(
            `--part\r\ncontent-disposition: form-data; name="${name}"; filename="${file}"\r\ncontent-type: ${type}\r\n\r\n`,
          ),
          areaZip,
          Buffer.from("\r\n--part--\r\n"),
        ]);
      } else if (word !== "-o") throw new Error(`What does ${word} mean?`);
    }
  }
  expect(address.startsWith(`${origin}/`)).toBe(true);
  const url = address.slice(origin.length) + (query.length > 0 ? `?${query.join("&")}` : "");
  return { url, headers, ...(body === null ? {} : { method: "POST" as const, body }) };
}

const plain = (html: string) =>
  html
    .replaceAll("&quot;", '"')
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

test("every example of the API's page runs as it stands", async () => {
  const { body } = await server.app.inject({ url: "/api/docs" });
  const commands = [...body.matchAll(/<code class="example">([\s\S]*?)<\/code>/g)].map(
    ([, html = ""]) => plain(html),
  );
  expect(commands.length).toBeGreaterThan(10);
  for (const command of commands) {
    const answer = await server.app.inject(requestOf(command));
    expect([answer.statusCode, command, answer.statusCode < 300 ? "" : answer.body]).toEqual([
      200,
      command,
      "",
    ]);
  }
});

test("the geodata's guide is where the service says", async () => {
  const { statusCode, headers } = await server.app.inject({ url: "/ogc/api.html" });
  expect([statusCode, headers.location]).toEqual([302, "/api/docs#ogc"]);
  const { body } = await server.app.inject({ url: "/api/docs" });
  expect(body).toContain('<h2 id="ogc">');
});
