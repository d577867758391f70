// @vitest-environment node
import { renderedPages } from "@mars/contracts/pages/renderedPages";
import type { StatusSheet } from "@mars/contracts/status/statusSheet";
import { expect, test } from "vitest";
import { overview, statusAnswer } from "../features/status/testing/statusAnswers.ts";
import { type PageRequest, renderPage } from "./renderPage.tsx";

const addresses = [...renderedPages].map((path) =>
  path.replace(":effect", "nitrogen").replace(/:\w+/, "u1"),
);

const unchanged = { before: 0, after: 0, added: 0, dropped: 0, changed: 0, established: 0 };
const { dataDate, asOf, historyFrom, geographySource, day, monthsOld } = overview;
const figure = { share: "28,9 %", amount: "3.982,1 t" };
const table = { title: "Seneste kvartal", columns: ["Ændring"], rows: [], note: null };
const sheet: StatusSheet = {
  dataDate,
  asOf,
  historyFrom,
  geographySource,
  day,
  monthsOld,
  place: null,
  title: "Danmark",
  lead: ["81 af 1.375 projekter er anlagt."],
  demonstration: null,
  goals: [
    {
      effect: "nitrogen",
      name: "Kvælstof",
      aim: "Mål 13.780 t",
      established: figure,
      committed: figure,
      shares: {
        established: 0.1,
        establishment_approval: 0.1,
        preliminary_examination_approval: 0.1,
      },
      trend: { since: "Med tilsagn siden november 2024", values: [1, 2] },
      forecast: "Tilsagn til hele målet i oktober 2031.",
    },
  ],
  missing: table,
  changes: table,
  steps: ["Næste ansøgningsfrist er 15.12.2026: Lavbund."],
  mapCaption: "Projekter med tilsagn.",
  address: "/status/overview?asOf=2026-05-20",
  source: "https://mars.example/status/overview?asOf=2026-05-20",
};
const more: Record<string, unknown> = {
  "/status/pages/sheet": sheet,
  "/open-data/downloads": { collections: [] },
  "/data-sources": { parts: [{ part: "projects", origin: "demo", count: 7 }], sources: [] },
  "/status/metadata": { measures: [], municipalities: [], vos: [], plans: [] },
  "/status/pages/changes": {
    dataDate,
    asOf,
    historyFrom,
    geographySource,
    day,
    monthsOld,
    from: "2026-04-20",
    to: "2026-05-20",
    place: null,
    counts: { new: 0, established: 0, moved: 0, changed: 0, dropped: 0, published: 0 },
    deltas: { nitrogen: unchanged, extraction: unchanged, afforestation: unchanged },
    byMunicipality: [],
    total: 0,
    items: [],
  },
};

function request(address: string): PageRequest {
  const { pathname, search } = new URL(address, "http://mars.example");
  return {
    pathname,
    search,
    settings: null,
    read: async (asked) => {
      const [path = ""] = asked.split("?");
      const answer = path in more ? Response.json(more[path]) : statusAnswer(asked);
      if (!answer.ok) throw new Error(`${asked}: ${answer.status}`);
      return { data: await answer.json(), tag: '"1"' };
    },
  };
}

test.each(addresses)("[R1] %s is rendered without a browser", async (address) => {
  const { html, data } = await renderPage(request(address));
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(html).toContain("<footer");
  // The content policy lets neither run nor apply.
  expect(html).not.toMatch(/<script|<style|\sstyle="|\son\w+="/);
  // Parts that wait for something would be seen as empty.
  expect(html).not.toContain("skeleton");
  expect(html).not.toMatch(/<template|<!--\$[?!]/);
  expect(data.reads.map((read) => read.data)).not.toContain(null);
});

test("[R1] long answers do not travel with the page that shows them", async () => {
  const points = Array.from({ length: 500 }, (_, index) => [`p${index}`, 530_000, 6_260_000, 0, 0]);
  const map = await statusAnswer("/status/pages/map").json();
  more["/status/pages/map"] = { ...(map as object), points };
  const { data } = await renderPage(request("/status/overview"));
  delete more["/status/pages/map"];
  const read = data.reads.find(({ path }) => path === "/status/pages/map");
  expect(read).toBeDefined();
  expect(read).not.toHaveProperty("data");
  expect(JSON.stringify(data).length).toBeLessThan(60_000);
});

test.each([
  "/status/overview",
  "/status/kystvandgrupper/u1",
  "/status/jordopkoeb",
  "/status/aendringer",
  "/dashboard/overview",
])("[R1] %s is rendered with all that opens, for those without scripts", async (address) => {
  const { html } = await renderPage(request(`${address}?hele=1`));
  expect(html).not.toMatch(/\sstyle="|skeleton|<template|<!--\$[?!]/);
  expect(html).not.toMatch(/"disclosure (?:chart-table|provenance)"(?! open)/);
});

test("[T17] the day of the address is the day of the page", async () => {
  const { html, data } = await renderPage(request("/status/overview?asOf=2026-03-01"));
  expect(html).toContain("01.03.2026");
  expect(data.reads.find(({ path }) => path === "/status/pages/overview")?.query).toEqual({
    asOf: "2026-03-01",
  });
  expect(html).toMatch(/<form[^>]*>.*<input[^>]* type="date"[^>]* name="asOf"/);
});

test("[T1] the period and the place of the address are those of the page", async () => {
  const { html, data } = await renderPage(
    request("/status/aendringer?fra=2026-03-01&til=2026-03-31&sted=municipality/u1"),
  );
  expect(data.reads.find(({ path }) => path === "/status/pages/changes")?.query).toMatchObject({
    from: "2026-03-01",
    to: "2026-03-31",
    place: "municipality/u1",
  });
  expect(html).not.toMatch(/\sstyle="/);
  expect(html).toMatch(/<input[^>]* type="date" name="fra" value="2026-03-01"/);
});

test("[T1] the sheet tells its source with the site's name, also where no script runs", async () => {
  const { html } = await renderPage(request("/status/a4"));
  expect(html).toContain("https://mars.example/status/overview?asOf=2026-05-20");
});

test("nothing of one page is left in the next", async () => {
  const first = await renderPage(request("/"));
  await renderPage(request("/status/kommuner/u1?asOf=2026-03-01"));
  const again = await renderPage(request("/"));
  expect(again.html).toBe(first.html);
  expect(again.data).toEqual(first.data);
});

test.each(["/projects", "/status", "/nowhere"])("%s is not rendered", async (address) => {
  await expect(renderPage(request(address))).rejects.toThrow("not rendered");
});

test("a page that lacks a figure is none", async () => {
  const broken: PageRequest = { ...request("/"), read: () => Promise.reject(new Error("503")) };
  await expect(renderPage(broken)).rejects.toThrow("503");
});
