import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { notificationsAnswer } from "./notifications.ts";
import { startPortal, type Portal } from "./startPortal.ts";

// Real processes are started; a busy machine takes its time.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

let dataDir: string;
let portal: Portal;
const publicOrigin = "http://localhost:3000";
const other = { id: "mars-2", name: "MARS 2", url: "http://localhost:3001/screening" };
const start = () => startPortal({ dataDir, publicOrigin, extraSystems: [other] });

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), "mars-portal-"));
  portal = await start();
});

afterAll(async () => {
  await portal.stop();
  rmSync(dataDir, { recursive: true });
});

const get = (path: string) => fetch(`${portal.url}${path}`);
const post = (body: string) =>
  fetch(`${portal.url}/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body,
  });

type Resource = { id: string; type: string; attributes: Record<string, unknown> };

describe("systems", () => {
  test("[C5] [H4] the list is JSON:API, sent without charset", async () => {
    const answer = await get("/systems");
    expect(answer.headers.get("content-type")).toBe("application/vnd.api+json");
    const { data } = (await answer.json()) as { data: Resource[] };
    expect(data.length).toBeGreaterThanOrEqual(9);
    for (const { type, attributes } of data) {
      expect(type).toBe("systems");
      for (const field of ["name", "nameEn", "icon", "url"]) expect(attributes[field]).toBeTruthy();
      expect(attributes.icon).toMatch(/^<svg /);
      expect(attributes.relatedSystems).toBeInstanceOf(Array);
    }
  });

  test("[H6] the family's texts are there in Danish and in English", async () => {
    const { data } = (await (await get("/systems")).json()) as { data: Resource[] };
    for (const { attributes } of data.filter(({ id }) => id !== other.id)) {
      for (const field of ["shortDescription", "description"]) {
        expect(attributes[field]).toBeTruthy();
        expect(attributes[`${field}En`]).toBeTruthy();
        expect(attributes[field]).not.toBe(attributes[`${field}En`]);
      }
    }
  });

  test("[H6] relations name known systems, in an order, some with a description of their own", async () => {
    const { data } = (await (await get("/systems")).json()) as { data: Resource[] };
    const ids = data.map(({ id }) => id);
    const relations = data.flatMap(({ attributes }) => attributes.relatedSystems) as {
      id: string;
      order: number;
      shortDescription: string;
    }[];
    for (const { id, order } of relations) {
      expect(ids).toContain(id);
      expect(Number.isInteger(order)).toBe(true);
    }
    expect(relations.some(({ shortDescription }) => shortDescription !== "")).toBe(true);
    expect(relations.some(({ shortDescription }) => shortDescription === "")).toBe(true);
  });

  test("[H5] a system's address is found by its id; ours opens where an area can be restored", async () => {
    const answer = (await (await get("/systems/mars")).json()) as { data: Resource };
    expect(answer.data.attributes.url).toBe(`${publicOrigin}/screening`);
    const second = (await (await get("/systems/mars-2")).json()) as { data: Resource };
    expect(second.data.attributes.url).toBe(other.url);
  });

  test("[H5] an unknown system is not found", async () => {
    const answer = await get("/systems/none");
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({
      errors: [{ code: "system.unknown", title: "Unable to find system with id none" }],
    });
  });
});

describe("sessions", () => {
  const appStates = [
    { appStateType: "selected-area", data: { type: "Polygon", coordinates: [[[1, 2]]] } },
    { appStateType: "active-layers", data: ["urn:dmp:ds:lavbund"] },
  ];

  test("[H5] what is handed over is picked up again, also after a restart", async () => {
    const answer = await post(JSON.stringify({ appStates }));
    expect(answer.status).toBe(201);
    expect(answer.headers.get("content-type")).toBe("application/vnd.api+json");
    const { id, expiresAt, createdAt } = (await answer.json()) as Record<string, string>;
    expect(Date.parse(expiresAt ?? "") - Date.parse(createdAt ?? "")).toBe(3_600_000);
    await portal.stop();
    portal = await start();
    const picked = await get(`/sessions/${id}`);
    expect(picked.status).toBe(200);
    expect(await picked.json()).toMatchObject({ id, appStates });
  });

  test.each([
    { what: "no JSON", body: "{", status: 422, code: "session.not-json" },
    { what: "no states", body: "{}", status: 422, code: "session.app-states" },
    { what: "an empty list", body: '{"appStates":[]}', status: 422, code: "session.app-states" },
    {
      what: "21 states",
      body: JSON.stringify({ appStates: Array(21).fill(appStates[0]) }),
      status: 422,
      code: "session.app-states",
    },
    {
      what: "a state without type",
      body: '{"appStates":[{"data":1}]}',
      status: 422,
      code: "session.app-state",
    },
    {
      what: "a state without data",
      body: '{"appStates":[{"appStateType":"x"}]}',
      status: 422,
      code: "session.app-state",
    },
    {
      what: "more than 1 MB",
      body: JSON.stringify({ appStates: [{ appStateType: "x", data: "x".repeat(1024 * 1024) }] }),
      status: 413,
      code: "session.too-large",
    },
  ])("[H5] $what is refused with $status", async ({ body, status, code }) => {
    const answer = await post(body);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ errors: [{ code }] });
  });

  test("[H5] an unknown session is not found", async () => {
    expect((await get("/sessions/00000000-0000-0000-0000-000000000000")).status).toBe(404);
  });

  test("[H5] another instance's pages may use the portal", async () => {
    const preflight = await fetch(`${portal.url}/sessions`, { method: "OPTIONS" });
    expect(preflight.status).toBe(204);
    expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
    expect(preflight.headers.get("access-control-allow-headers")).toContain("content-type");
  });
});

describe("notifications", () => {
  test("[H3] [C5] each has an id, a known type, a title and HTML", async () => {
    const answer = await get("/notifications");
    expect(answer.headers.get("content-type")).toBe("application/vnd.api+json");
    const feed = (await answer.json()) as Record<string, string>[];
    expect(feed.length).toBeGreaterThan(0);
    for (const notification of feed) {
      expect(notification.NotificationId).toBeTruthy();
      expect(["success", "info", "warning", "error", "default"]).toContain(notification.Type);
      expect(notification.Description).toMatch(/^<p>/);
    }
  });

  test("[H3] [H13] the built-in feed speaks the language that is requested", async () => {
    const titlesIn = async (language: string) => {
      const headers = { "accept-language": language };
      const answer = await fetch(`${portal.url}/notifications`, { headers });
      return ((await answer.json()) as { Title: string }[]).map(({ Title }) => Title);
    };
    expect((await titlesIn("da-DK"))[0]).toBe("Du ser en demonstration");
    expect((await titlesIn("en-US"))[0]).toBe("You are looking at a demonstration");
  });

  test("[H3] next to a real authority nothing is invented", () => {
    const { body } = notificationsAnswer(dataDir, { isDemonstration: false });
    expect(JSON.parse(body)).toEqual([]);
  });

  test("[H3] a file in the portal's folder replaces the feed; a broken one fails it", async () => {
    const file = join(dataDir, "portal", "notifications.json");
    writeFileSync(file, '[{"NotificationId":"1","Type":"default","Description":"x"}]');
    expect(await (await get("/notifications")).json()).toHaveLength(1);
    writeFileSync(file, "[");
    expect((await get("/notifications")).status).toBe(500);
    rmSync(file);
    expect((await get("/notifications")).status).toBe(200);
  });
});

describe("pages and files", () => {
  test("[H11] every value of the cookie scan is a string", async () => {
    const scan = (await (await get("/cookie-scan.json")).json()) as {
      utcscandate: string;
      cookies: Record<string, unknown>[];
    };
    expect(Number.isNaN(Date.parse(scan.utcscandate))).toBe(false);
    for (const cookie of scan.cookies) {
      expect(Object.keys(cookie)).toEqual([
        "Name",
        "Category",
        "Provider",
        "PurposeDescription",
        "ExpireDescription",
        "TrackerTypeName",
      ]);
      for (const value of Object.values(cookie)) expect(value).toBeTypeOf("string");
      expect(cookie.Category).toMatch(/^[1-5]$/);
    }
    const english = await (await get("/cookie-scan.json?culture=en")).text();
    expect(english).toContain("Remembers that you are logged in.");
  });

  test("the form says it is a stand-in and what it was opened with, as text", async () => {
    const answer = await get("/forms/establishment?projectId=%3Cb%3E42&scheme=vand");
    const page = await answer.text();
    expect(page).toContain('<html lang="da">');
    expect(page).toContain("<h1>Anmod om etablering</h1>");
    expect(page).toContain("Dette er ikke den rigtige formular");
    expect(page).toContain("<dd>&lt;b&gt;42</dd>");
    expect(page).toContain("<dt>scheme</dt><dd>vand</dd>");
    expect(page).not.toMatch(/<script|\son\w+=/);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    const ofScheme = await (await get("/forms/17/preliminaryExamination?projectId=42")).text();
    expect(ofScheme).toContain("<h1>Anmod om forundersøgelse</h1>");
    expect(ofScheme).toContain("<dt>Tilskudsordning</dt><dd>17</dd>");
    expect(await (await get("/forms/payment?lang=en")).text()).toContain("Request payment");
  });

  test.each(["help", "datasets", "operations", "terms"])(
    "[H7] the help dialog's page %s has its stand-in in both languages",
    async (name) => {
      const danish = await (await get(`/pages/${name}`)).text();
      expect(danish).toContain('<html lang="da">');
      expect(danish).toContain("Dette er en eksempelside");
      expect(await (await get(`/pages/${name}?lang=en`)).text()).toContain("This is a sample page");
    },
  );

  test.each([
    "/",
    "/pages/none",
    "/pages/toString",
    "/forms/a.b",
    "/forms/a/b/c",
    "/assets/none",
    "/systems/%E0%A4%A",
  ])("%s is not found", async (path) => {
    expect((await get(path)).status).toBe(404);
  });
});
