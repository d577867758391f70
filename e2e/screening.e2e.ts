import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/expectAccessible.ts";
import { people } from "./support/people.ts";
import { choosePerson, signIn } from "./support/signIn.ts";
import { expect, test } from "./support/test.ts";
import { zipOf } from "./support/zipOf.ts";

/** West of Odense in the demonstration landscape: soil, nature and forest all lie here. */
const corners = [
  [592_000, 6_138_700],
  [592_700, 6_138_600],
  [592_900, 6_139_200],
  [592_500, 6_139_600],
  [591_900, 6_139_300],
] as const;

/** The sentence that the result begins with. */
const answer =
  /^(Bedst her: .+|Ingen ordning betaler for noget her nu|Det meste er allerede i et projekt)\.$/;

async function typeArea(page: Page, search = "way=coordinates"): Promise<void> {
  await page.goto(`/screening?${search}`);
  await page.locator("summary", { hasText: "Indsæt flere punkter" }).click();
  await page
    .getByRole("textbox", { name: "Indsæt flere punkter" })
    .fill(corners.map((point) => point.join(" ")).join("\n"));
  await page.getByRole("button", { name: "Brug punkterne" }).click();
  await expect(page.getByText("69,5", { exact: false }).first()).toBeVisible();
}

async function analyse(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Afslut og analyser" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answer);
  await expect(page.getByText(/^69,5\sha i Odense/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Opret projekt", exact: true })).toBeEnabled();
}

const fold = (page: Page, title: string) =>
  page.locator("summary", { has: page.getByText(title, { exact: true }) }).click();
const finding = (page: Page, name: string) => page.locator(".finding-row", { hasText: name });
const geojson = (rings: (readonly (readonly [number, number])[])[], names: string[]) =>
  JSON.stringify({
    type: "FeatureCollection",
    crs: { type: "name", properties: { name: "urn:ogc:def:crs:EPSG::25832" } },
    features: rings.map((ring, index) => ({
      type: "Feature",
      properties: { navn: names[index] },
      geometry: { type: "Polygon", coordinates: [[...ring, ring[0]]] },
    })),
  });

test("[S1, S2, S3] from typed points to findings, schemes and effects", async ({ page }) => {
  await typeArea(page);
  await expect(
    page.getByRole("row", { name: /Skovrejsning|Kvælstofvådområder/ }).first(),
  ).toBeVisible();
  await analyse(page);
  await expect(page).toHaveURL(/analysis=/);

  const nature = finding(page, "Beskyttet natur");
  await nature.click();
  await expect(nature).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByText(/^Kilde: /)).toBeVisible();
  await expect(page.locator(".touched").first()).toContainText(/af .*\sha/);

  // What it is best for, what it could pay, and how that is computed.
  await expect(page.getByText(/^(ca\.|mellem) .* kr\.$/)).toBeVisible();
  await expect(page.getByText("én gang; vejledende")).toBeVisible();
  const best = page.locator(".answer-option").first();
  await expect(best).toContainText(/Giver.*Frist.*Mangler/);
  await best.locator("summary").click();
  await expect(best.getByRole("cell", { name: /\sha .*× .*\skr\./ }).first()).toBeVisible();
  await expect(best).toContainText("Vejledende; beløbet fastsættes ved tilsagn.");
  await fold(page, "Passer ikke");
  await expect(page.getByText("ingen krav er brudt, men her er intet potentiale")).toBeVisible();
  await fold(page, "Effekt pr. virkemiddel");
  await page.locator("summary", { hasText: "Sådan er det beregnet" }).click();
  await expect(page.getByText(/Kvælstof: .*\sha × .*\skg pr\. ha/).first()).toBeVisible();
});

test("[S2] a dataset that fails says so, is asked again alone, and the others stand @desktop @release", async ({
  page,
}) => {
  await page.route("**/api/screening/analyses", async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split("\n").map((line) => {
      const isNature =
        line.startsWith('{"kind":"finding"') && line.includes("beskyttede-naturtyper");
      const failed = {
        kind: "failed",
        datasetId: "urn:dmp:ds:beskyttede-naturtyper",
        code: "dataset.no-answer",
      };
      return isNature ? JSON.stringify(failed) : line;
    });
    await route.fulfill({ response, body: lines.join("\n") });
  });
  await typeArea(page);
  await analyse(page);
  await expect(page.getByText("Beskyttet natur (§ 3): Fejl under analyse")).toBeVisible();
  await fold(page, "Potentialer");
  await expect(finding(page, "Kulstofrig lavbundsjord")).toBeVisible();
  await page.getByRole("button", { name: "Prøv Beskyttet natur (§ 3) igen" }).first().click();
  await expect(finding(page, "Beskyttet natur")).toBeVisible();
  await expect(page.getByText("Fejl under analyse")).toHaveCount(0);
});

test("[S2] stopping keeps what has come and offers to start again @desktop @release", async ({
  page,
}) => {
  await typeArea(page);
  // The stream is let through but for its end, as if a live source kept us waiting.
  await page.evaluate(() => {
    const own = window.fetch;
    window.fetch = async (input, init) => {
      const address = input instanceof Request ? input.url : String(input);
      const response = await own(input, init);
      if (!address.endsWith("/screening/analyses") || !response.body) return response;
      const lines = (await response.text()).split("\n").slice(0, 12);
      const body = new ReadableStream({
        start: (controller) =>
          controller.enqueue(new TextEncoder().encode(`${lines.join("\n")}\n`)),
      });
      return new Response(body, response);
    };
  });
  await page.getByRole("button", { name: "Afslut og analyser" }).click();
  const progress = page.getByRole("progressbar");
  await expect(progress).toHaveAttribute("aria-valuenow", "11");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByText("Analysen er stoppet")).toBeVisible();
  await expect(page.getByRole("button", { name: "Opret projekt", exact: true })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Start igen" })).toBeVisible();
});

test("[S4] the share link opens the same result elsewhere, and says what has changed since @desktop @release", async ({
  page,
  browser,
  baseURL,
}) => {
  await typeArea(page);
  await analyse(page);
  await page.getByRole("button", { name: "Del", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Link til screeningen" }).inputValue();
  expect(link).toMatch(/\/screening\?analysis=[\w-]{20,}$/);

  const elsewhere = await browser.newContext({ baseURL: baseURL!, locale: "da-DK" });
  const other = await elsewhere.newPage();
  await other.goto(link);
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(answer);
  await expect(finding(other, "Beskyttet natur")).toBeVisible();
  await fold(other, "Sådan er svaret fundet");
  await other.getByRole("button", { name: "Se, hvad der er ændret siden analysen" }).click();
  await expect(other.getByText("Intet er ændret. Tallene gælder stadig.")).toBeVisible();
  await elsewhere.close();
});

test("[S4] create project goes through sign-in and loses nothing", async ({ page }) => {
  await typeArea(page);
  await analyse(page);
  await page.getByRole("button", { name: "Opret projekt", exact: true }).click();
  await choosePerson(page, people.landowner);
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("69,5");
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answer);
});

test("[S4] logging in on the way comes back to the same result @desktop @release", async ({
  page,
}) => {
  await typeArea(page);
  await analyse(page);
  await signIn(page, people.landowner);
  await expect(page).toHaveURL(/analysis=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answer);
  await expect(finding(page, "Beskyttet natur")).toBeVisible();
});

test("[S4] findings and document download, with the figures of the page @desktop @release", async ({
  page,
}) => {
  await typeArea(page);
  await analyse(page);
  await fold(page, "Potentialer");
  const shown = await finding(page, "Kulstofrig lavbundsjord")
    .locator(".finding-figure")
    .innerText();
  const fetched = async (press: () => Promise<void>) => {
    const download = page.waitForEvent("download");
    await press();
    return readFile(await (await download).path());
  };
  const document = await fetched(() => page.getByRole("link", { name: "PDF" }).click());
  expect(document.subarray(0, 5).toString()).toBe("%PDF-");
  await page.getByRole("button", { name: "Hent data" }).click();
  const link = (name: RegExp) => () => page.getByRole("link", { name }).click();
  const csv = (await fetched(link(/CSV/))).toString("utf8");
  const carbon = csv.split("\r\n").find((line) => line.startsWith("Kulstofrig lavbundsjord"))!;
  const overlapHa = Number(carbon.split(";")[2]!.replace(",", "."));
  expect(shown.replaceAll("\u00a0", " ")).toBe(`${overlapHa.toFixed(1).replace(".", ",")} ha`);
  const { features } = JSON.parse((await fetched(link(/GeoJSON/))).toString("utf8")) as {
    features: { geometry: object | null; properties: { feature: string | null } }[];
  };
  // Whatever was touched is drawn.
  expect(features.filter(({ properties, geometry }) => properties.feature && !geometry)).toEqual(
    [],
  );
  expect((await fetched(link(/GeoPackage/))).subarray(0, 15).toString()).toBe("SQLite format 3");
});

test.describe("upload", () => {
  const give = (page: Page, name: string, content: Buffer) =>
    page
      .locator('input[type="file"]')
      .setInputFiles({ name, mimeType: "application/zip", buffer: content });

  test("[S5, V8] another type than zip is refused in the words of the specification @desktop @release", async ({
    page,
  }) => {
    await page.goto("/screening?way=upload");
    await give(page, "mark.geojson", Buffer.from("{}"));
    await expect(page.getByText("Forkert filtype. Kun .zip filer er tilladt.")).toBeVisible();
  });

  test("[S5, V10] a broken file is named, and the page goes on @desktop @release", async ({
    page,
  }) => {
    await page.goto("/screening?way=upload");
    await give(page, "mark.zip", Buffer.from("this is no zip"));
    await expect(page.getByRole("alert").filter({ hasText: "mark.zip" })).toBeVisible();
    await give(page, "mark.zip", zipOf({ "mark.geojson": geojson([corners], ["Engen"]) }));
    await expect(page.getByRole("button", { name: "Afslut og analyser" })).toBeEnabled();
  });

  test("[S1, S5] a zipped file becomes the area @desktop", async ({ page }) => {
    await page.goto("/screening?way=upload");
    await give(page, "mark.zip", zipOf({ "mark.geojson": geojson([corners], ["Engen"]) }));
    await analyse(page);
  });

  test("[V13] of several features the user chooses, and they become one area @desktop @release", async ({
    page,
  }) => {
    await page.goto("/screening?way=upload");
    const moved = corners.map(([x, y]) => [x + 1500, y] as const);
    const content = geojson([corners, moved], ["Engen", "Mosen"]);
    await give(page, "marker.zip", zipOf({ "marker.geojson": content }));
    await expect(page.getByText("Filen har 2 områder")).toBeVisible();
    await expect(page.getByRole("button", { name: "Afslut og analyser" })).toBeDisabled();
    await page.getByText("Mosen", { exact: true }).click();
    await page.getByRole("button", { name: "Brug området" }).click();
    await analyse(page);
  });
});

test("[S1] an area is drawn, and analysed, by keyboard alone @desktop", async ({ page }) => {
  await page.goto("/screening");
  const map = page.getByTestId("map");
  // A key pressed before the map is drawn reaches nothing.
  await expect(map.locator("canvas").first()).toBeVisible();
  // The cross is shown on the way over the map, and must not be left where the map was then.
  await map.focus();
  await page.getByRole("combobox", { name: "Søg på kortet" }).focus();
  await page.keyboard.type("Odense");
  await expect(page.getByRole("option").first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/e=5[89]\d{4}&n=614\d{4}/);
  await page.keyboard.press("Shift+Tab");
  await expect(map).toBeFocused();
  const walk = async (key: string, steps: number) => {
    for (let step = 0; step < steps; step += 1) await page.keyboard.press(key);
  };
  await page.keyboard.press("Enter");
  await walk("ArrowRight", 6);
  await page.keyboard.press("Enter");
  await walk("ArrowDown", 6);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  const go = page.getByRole("button", { name: "Afslut og analyser" });
  await expect(go).toBeEnabled();
  await go.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Opret projekt", exact: true })).toBeEnabled();
  const first = page.locator(".finding-row").first();
  await first.focus();
  await page.keyboard.press("Enter");
  await expect(first).toHaveAttribute("aria-expanded", "true");
});

test("[S1, S2] the whole journey works without the map @release", async ({ page }) => {
  await typeArea(page, "kort=nej&way=coordinates");
  await expect(page.getByTestId("map")).toHaveCount(0);
  await analyse(page);
  const table = page.getByRole("table", { name: "Alle fund" });
  await expect(table.getByRole("row", { name: /Beskyttet natur/ })).toContainText("%");
  // On a phone each row is a card and the headers are not shown.
  if (page.viewportSize()!.width >= 768) {
    await table.getByRole("button", { name: "Overlap" }).click();
    await expect(table.getByRole("columnheader", { name: "Overlap" })).toHaveAttribute(
      "aria-sort",
      "descending",
    );
  }
  await expect(page.getByRole("table", { name: "Berørte objekter" })).toBeVisible();
  await expectAccessible(page);
});

test("[S1] back leads to the area as it was, and forward to the result again @desktop @release", async ({
  page,
}) => {
  await typeArea(page);
  await analyse(page);
  await page.goBack();
  await expect(page.getByText("Trin 1 af 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Afslut og analyser" })).toBeEnabled();
  await page.goForward();
  await expect(finding(page, "Beskyttet natur")).toBeVisible();
});

test("[S4] a link that leads nowhere says so and offers a new screening @desktop @release", async ({
  page,
}) => {
  await page.goto("/screening?analysis=AAAAAAAAAAAAAAAAAAAAAAAA");
  await expect(page.getByRole("heading", { name: "Screeningen findes ikke" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Lav en ny screening" }).click();
  await expect(page.getByText("Trin 1 af 2")).toBeVisible();
});

test("[P8, V14] the buffer check tells of projects nearby and that it ignores the filter @desktop @release", async ({
  page,
}) => {
  await typeArea(page);
  await page.locator("summary", { hasText: "Tjek overlap med andre projekter" }).click();
  await page.getByText("Anlagte projekter").click();
  await page.getByRole("textbox", { name: "Vis også projekter i nærheden" }).fill("1000");
  await analyse(page);
  await fold(page, "Projekter i nærheden");
  await expect(page.getByText(/Tjekket inden for 1\.000 m ser bort fra dit filter/)).toBeVisible();
});

test("[S1, S2] both steps are accessible in both languages @release", async ({ page }) => {
  const names = { "label-content-name-mismatch": { enabled: true } };
  await page.goto("/screening");
  await expect(page.getByRole("tab", { name: "Tegn" })).toBeVisible();
  await expectAccessible(page, names);
  await typeArea(page);
  await analyse(page);
  await finding(page, "Beskyttet natur").click();
  await expectAccessible(page, names);
  // As the language toggle leaves it; on a phone that is in the menu.
  await page.evaluate(() => localStorage.setItem("current-language", "en-US"));
  await page.reload();
  await expect(page.getByRole("heading", { name: "What you can do" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Best here: /);
  await expectAccessible(page, names);
});

test("[S6] my land: what is public about a parcel, what happens next, and what it could give", async ({
  page,
  request,
}) => {
  const found = await request.get("/api/search?q=1a");
  const { hits } = (await found.json()) as { hits: { kind: string; title: string }[] };
  const { title } = hits.find(({ kind }) => kind === "parcel")!;
  // A published sketch over some of the parcel, whatever the demonstration has there.
  await page.route("**/api/screening/analyses", async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split("\n").map((line) => {
      if (!line.startsWith('{"kind":"verdict"')) return line;
      const sketch = {
        kind: "sketch_project",
        id: "none",
        name: "Skringstrup Kær",
        stage: "sketch_project",
        overlapHa: 1.2,
        distanceM: 0,
      };
      const warnings = [{ code: "overlap.sketches", figures: { count: 1, overlapHa: 1.2 } }];
      return JSON.stringify({
        ...(JSON.parse(line) as object),
        neighbours: { items: [sketch], count: 1, warnings },
      });
    });
    await route.fulfill({ response, body: lines.join("\n") });
  });
  await page.goto("/");
  await page.getByRole("link", { name: "se, hvad der er offentligt om din jord" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Hvad er offentligt om din jord?",
  );
  await page.getByRole("searchbox").fill(title);
  await page.getByRole("searchbox").press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Jorden er med i en skitse. Intet er besluttet.",
  );
  await expect(page.getByText(/1,2\sha af .*\sha er med i skitsen Skringstrup Kær/)).toBeVisible();
  await expect(page.getByText(/^Jorden ligger i /)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Det kunne jorden give" })).toBeVisible();
  await expect(page.getByRole("link", { name: /Atom/ })).toHaveAttribute("href", /area=/);
  await expectAccessible(page);
  // Who signs in comes back to the same land, follows it, and stops again.
  await page.getByRole("button", { name: "Log ind og få besked" }).click();
  await choosePerson(page, people.landowner);
  await page.getByRole("button", { name: "Få besked", exact: true }).click();
  await expect(
    page.getByRole("status").filter({ hasText: "Du får besked under klokken." }),
  ).toBeAttached();
  await page.getByRole("button", { name: "Stop besked" }).click();
  await expect(page.getByRole("button", { name: "Få besked", exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Undersøg jorden" }).click();
  await expect(page).toHaveURL(/\/screening\?analysis=/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answer);
});

test("[S4] alternatives: saved in a result, compared side by side, and taken home @desktop", async ({
  page,
}) => {
  const save = async (name: string) => {
    await page.getByRole("button", { name: "Gem området i listen" }).click();
    await page.getByRole("textbox", { name: "Navn" }).fill(name);
    await page.getByRole("button", { name: "Gem", exact: true }).click();
    await expect(page.getByText(`'${name}' er gemt.`)).toBeVisible();
  };
  await typeArea(page);
  await analyse(page);
  await save("Hele engen");
  const answered = await page.request.post("/api/screening/analyses", {
    data: { geometry: { type: "Polygon", coordinates: [[...corners.slice(0, 3), corners[0]]] } },
  });
  const { id } = JSON.parse((await answered.text()).split("\n")[0]!) as { id: string };
  await page.goto(`/screening?analysis=${id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(answer);
  await save("Den østlige del");
  for (const name of ["Hele engen", "Den østlige del"])
    await page.getByRole("checkbox", { name: `Sammenlign ${name}` }).check();
  await page.getByRole("button", { name: "Sammenlign 2 områder" }).click();
  await expect(page.getByRole("columnheader", { name: "A: Hele engen" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "B: Den østlige del" })).toBeVisible();
  await expect(page.getByRole("row", { name: /^Areal 69,5/ })).toBeVisible();
  await expect(page.getByRole("img", { name: /Kort over B/ })).toBeVisible();
  await expectAccessible(page, { "label-content-name-mismatch": { enabled: true } });
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF", exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/^mars-alternativer.*\.pdf$/);
});

test("[S4] an adviser's list of twelve parcels: three lines, three alternatives, one PDF @desktop", async ({
  page,
  baseURL,
}) => {
  const numbers = await parcelsNear(page, 592_300, 6_139_000, 12);
  const lines = [numbers.slice(0, 4), numbers.slice(4, 8), numbers.slice(8)].map((line) =>
    line.join("; "),
  );
  await page.goto("/screening?way=pick");
  const field = page.getByRole("textbox", { name: "Matrikelnummer og ejerlav" });
  await field.fill(lines.join(" | "));
  await page.getByRole("button", { name: "Find" }).click();
  await expect(page.getByText("12 valgt, lagt sammen til ét område")).toBeVisible();
  await page.getByRole("button", { name: "Gør hver linje til sit eget område (3)" }).click();
  await expect(page.getByRole("heading", { name: "Dine gemte områder (3)" })).toBeFocused();
  // What was saved is there after a reload, in Mit areal too.
  await page.reload();
  await expect(page.getByText("Gemt i denne browser", { exact: false })).toBeVisible();
  await page.goto("/mit-areal");
  // A name and what can be done with it stand on one line, whichever page came first.
  await expect(page.locator(".saved-area").first()).toHaveCSS("display", "flex");
  await page.getByRole("button", { name: "Sammenlign 3 områder" }).click();
  await expect(page.getByRole("columnheader", { name: /C: .* og 3 til/ })).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "PDF", exact: true }).click();
  const document = await readFile(await (await download).path());
  expect(document.subarray(0, 5).toString()).toBe("%PDF-");
  // At sign-in the areas move to the account, and are there in another browser.
  await signIn(page, people.adviser);
  await expect(page.getByText("Gemt på din konto", { exact: false })).toBeVisible();
  const elsewhere = await page.context().browser()!.newContext({ baseURL: baseURL! });
  const other = await elsewhere.newPage();
  await other.goto("/mit-areal");
  await signIn(other, people.adviser);
  await expect(other.getByRole("checkbox", { name: /^Sammenlign / }).nth(2)).toBeVisible();
  await elsewhere.close();
});

/** Numbers of neighbouring parcels, each found by a point of a grid. */
async function parcelsNear(page: Page, x: number, y: number, count: number): Promise<string[]> {
  const found = new Set<string>();
  for (let at = 0; found.size < count && at < 200; at += 1) {
    const query = new URLSearchParams({
      kind: "parcel",
      x: String(x + (at % 12) * 250),
      y: String(y + Math.floor(at / 12) * 250),
    });
    const answer = await page.request.get(`/api/pick?${query}`);
    for (const { label } of (await answer.json()) as { label: string }[])
      if (found.size < count) found.add(label);
  }
  expect(found.size).toBe(count);
  return [...found];
}
