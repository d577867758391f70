import { act, configure, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { statusAnswer } from "../../../features/status/testing/statusAnswers.ts";
import { chooseLocale, LocaleScope } from "../../../lib/language/locale.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import { clearReads } from "../../../lib/serverData/publicReads.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { AfforestationPage } from "./AfforestationPage.tsx";
import { ComparePage } from "./ComparePage.tsx";
import { LandPurchasePage } from "./LandPurchasePage.tsx";
import { MunicipalityListPage } from "./MunicipalityListPage.tsx";
import { NationalInsightPage } from "./NationalInsightPage.tsx";
import { StatusOverviewPage } from "./StatusOverviewPage.tsx";
import { TripartiteListPage } from "./TripartiteListPage.tsx";
import { UnitStatusPage } from "./UnitStatusPage.tsx";
import { WaterGroupListPage } from "./WaterGroupListPage.tsx";

// Whole pages by role are slow in jsdom on a busy machine; slow is not wrong.
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

// What pages fetch late is made ready first: a busy machine takes longer to build it than one waits.
beforeAll(async () => {
  await Promise.all([
    import("../../../features/status/map/MapSection.tsx"),
    import("../../../features/status/development/DevelopmentSection.tsx"),
    import("../../../features/status/effects/MeasureSection.tsx"),
    import("../../../features/status/development/ChangeSection.tsx"),
    import("../../../features/status/provenance/ProvenanceBody.tsx"),
    import("./LandOutro.tsx"),
  ]);
}, 60_000);

const asked: string[] = [];

beforeEach(() => {
  clearReads();
  asked.length = 0;
  navigate("/status/overview", { replace: true });
  vi.stubGlobal("fetch", (input: Request | string | URL) => {
    const address = input instanceof Request ? input.url : String(input);
    asked.push(address);
    return Promise.resolve(statusAnswer(address));
  });
});
afterEach(() => vi.unstubAllGlobals());

/** What a picture that is saved says, in its order. */
async function savedWords(save: () => Promise<void>): Promise<(string | null)[]> {
  const saved: Blob[] = [];
  vi.stubGlobal(
    "URL",
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => `blob:${saved.push(blob)}`,
      revokeObjectURL: () => undefined,
    }),
  );
  await save();
  await waitFor(() => expect(saved).toHaveLength(1));
  const drawn = new DOMParser().parseFromString(await saved[0]!.text(), "image/svg+xml");
  return [...drawn.querySelectorAll("text")].map((text) => text.textContent);
}

const headings = () => screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);

describe("[T1] the overview", () => {
  test("has intro, map, efforts, development, measures, changes and the way to land purchases", async () => {
    renderInPage(<StatusOverviewPage />);
    expect(
      await screen.findByText(/^1\.375 projekter har tilsagn; 81 af dem er anlagt\./),
    ).toBeTruthy();
    // The sections below the goals come with their own code, after the goals are painted.
    await screen.findByRole("heading", { level: 2, name: "Seneste ændringer" });
    await screen.findByRole("heading", { level: 2, name: "Projekterne på kortet" });
    await screen.findByRole("heading", { level: 2, name: "Staten køber jord til omlægningen" });
    expect(headings()).toEqual([
      "Indsats og mål",
      "Seneste ændringer",
      "Projekterne på kortet",
      "Udvikling over tid",
      "Projekter efter virkemiddel",
      "Staten køber jord til omlægningen",
    ]);
    expect(screen.getByRole("link", { name: "Gå til jordopkøb" }).getAttribute("href")).toBe(
      "/status/jordopkoeb",
    );
  });

  test("[H13] in English the page says why it is Danish, and sums the goals up", async () => {
    chooseLocale("en-US");
    const { container } = renderInPage(
      <LocaleScope value="da-DK">
        <StatusOverviewPage />
      </LocaleScope>,
    );
    const summary = await screen.findByRole("region", {
      name: "The three national goals in English",
    });
    expect(summary.lang).toBe("en");
    expect(summary.textContent).toContain("The status pages are in Danish only");
    await waitFor(() =>
      expect(summary.textContent).toMatch(/Nitrogen reduction: 4,252\.2\st approved/),
    );
    expect(container.querySelector("h1")?.textContent).toBe("Så langt er Danmark nået");
    act(() => chooseLocale("da-DK"));
    expect(screen.queryByText(/in Danish only/)).toBeNull();
  });

  test("the legend filters the map", async () => {
    const { user } = renderInPage(<StatusOverviewPage />);
    const drawn = await screen.findByRole("img", { name: "Kort over projekter i Danmark" });
    expect(drawn.querySelector(".dots-established")).toBeTruthy();
    await user.click(screen.getByRole("checkbox", { name: /^Anlagt/ }));
    expect(drawn.querySelector(".dots-established")).toBeNull();
    expect(drawn.querySelector(".dots-establishment")).toBeTruthy();
  });

  test("each goal leads with result and promise, and says where each of them leads", async () => {
    renderInPage(<StatusOverviewPage />);
    const article = (await screen.findByRole("heading", { name: "Kvælstof" })).closest("article");
    const goal = within(article as HTMLElement);
    expect(goal.getAllByRole("term").map((term) => term.textContent)).toEqual([
      "Anlagt",
      "Med tilsagn",
    ]);
    expect(goal.getByText(/^4\.252,2\st\. Inklusive anlagt\. 29,9\s%, når vi/)).toBeTruthy();
    const lines = goal
      .getAllByRole("listitem")
      .map((line) => line.textContent?.replaceAll("\u00a0", " "));
    expect(lines).toContainEqual(
      expect.stringMatching(/^Anlagt: Når ikke målet med det nuværende tempo\. Ved fristen: ca\. /),
    );
    expect(lines).toContain(
      "Med tilsagn, 20 % frafald: Marts 2031, 3 år og 3 måneder efter fristen.",
    );
  });

  test("a goal can be quoted, with the day and an address that keeps it", async () => {
    const { user } = renderInPage(<StatusOverviewPage />);
    const button = await screen.findByRole("button", { name: "Citer dette tal (Kvælstof)" });
    await user.click(button);
    const box = await screen.findByRole("region", { name: "Citer dette tal" });
    expect(document.activeElement?.textContent).toBe("Citer dette tal");
    const quoted = () => box.querySelector("blockquote")?.textContent?.replace(/\s/g, " ");
    await waitFor(() => expect(quoted()).toMatch(/demonstrationsdata\.$/));
    expect(quoted()).toBe(
      "Pr. 20.05.2026 er 0,2 % af kvælstofmålet anlagt (26,7 af 13.780 t om året), og 30,9 % har tilsagn (4.252,2 t om året, inklusive anlagt). Kilde: MARS, demonstrationsdata.",
    );
    expect(within(box).getByRole("link").getAttribute("href")).toMatch(/\?asOf=2026-05-20$/);
    await user.click(within(box).getByRole("button", { name: "Kopier tabel" }));
    expect((await navigator.clipboard.readText()).split("\n")[0]?.replaceAll(/\s/g, " ")).toBe(
      "Kvælstof, hele landet Andel af det nationale mål på 13.780 t om året Mængde Opgjort pr. Link",
    );
    await user.keyboard("{Escape}");
    expect(screen.queryByRole("region", { name: "Citer dette tal" })).toBeNull();
    expect(document.activeElement).toBe(button);
  });

  test("an earlier day in the address is asked for and told", async () => {
    navigate("/status/overview?asOf=2026-03-01", { replace: true });
    renderInPage(<StatusOverviewPage />);
    expect(await screen.findByText(/som de var den 01\.03\.2026/)).toBeTruthy();
    await waitFor(() =>
      expect(asked.some((one) => one.includes("/overview?asOf=2026-03-01"))).toBe(true),
    );
  });

  test("[T17] a day without figures is not shown, and leads to the nearest that has some", async () => {
    navigate("/status/overview?asOf=2097-01-01", { replace: true });
    renderInPage(<StatusOverviewPage />);
    expect(await screen.findByText("Vi har ingen tal for 01.01.2097")).toBeTruthy();
    const nearest = screen.getByRole("link", { name: "Vis tallene for 20.05.2026" });
    expect(nearest.getAttribute("href")).toBe("/status/overview?asOf=2026-05-20");
    expect(screen.queryByText(/som de var den/)).toBeNull();
  });

  test("embedded, only the section asked for is left, with its heading first", async () => {
    navigate("/status/overview?embed=udvikling", { replace: true });
    renderInPage(<StatusOverviewPage />);
    await screen.findByRole("heading", { level: 2, name: "Udvikling over tid" });
    expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);
    expect(screen.getByRole("heading", { level: 1, name: "Status" })).toBeTruthy();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("a figure opens its formula, sources and rows", async () => {
    const { user } = renderInPage(<StatusOverviewPage />);
    const notes = await screen.findAllByText("Sådan er tallet beregnet");
    await user.click(notes[0] as HTMLElement);
    expect(await screen.findByText(/dage tilbage =/)).toBeTruthy();
    expect(
      screen.getByRole("link", { name: /^Hent rækkerne bag tallet/ }).getAttribute("href"),
    ).toBe("/api/status/tables/goals.csv");
  });
});

test("[T2] national insight has the goals and the tripartites by stage and effort", async () => {
  renderInPage(<NationalInsightPage />);
  const table = await screen.findByRole("table", { name: "Tabel: Lokale treparter" });
  const names = within(table)
    .getAllByRole("columnheader")
    .map((one) => one.textContent);
  expect(names).toEqual(
    expect.arrayContaining(["Anlagt", "Etablering", "Forundersøgelse", "Kvælstof, t", "Skov, ha"]),
  );
  expect(await screen.findByRole("heading", { name: "De nationale mål" })).toBeTruthy();
});

test.each([
  { id: "T3", Page: TripartiteListPage, label: "Søg efter lokal trepart", none: /^Ingen lokal/ },
  { id: "T5", Page: MunicipalityListPage, label: "Søg efter kommune", none: /^Ingen kommune/ },
  { id: "T7", Page: WaterGroupListPage, label: "Søg efter kystvandgruppe", none: /^Ingen kyst/ },
])("[$id] the list filters as you type and says when nothing is left", async (row) => {
  const { user } = renderInPage(<row.Page />);
  const field = await screen.findByRole("searchbox", { name: row.label });
  expect(screen.getByText(/^2 /)).toBeTruthy();
  await user.type(field, "åben");
  expect(within(screen.getByRole("table")).getByRole("link", { name: "Aabenraa" })).toBeTruthy();
  expect(within(screen.getByRole("table")).queryByText("Viborg")).toBeNull();
  await user.clear(field);
  await user.type(field, "zz");
  expect(screen.getByRole("heading", { name: row.none })).toBeTruthy();
});

describe("[T6] a municipality", () => {
  test("has its contribution, the national goals, its tripartites and its projects", async () => {
    const { user } = renderInPage(<UnitStatusPage kind="municipality" id="u1" />);
    expect(await screen.findByRole("heading", { level: 1, name: "Viborg Kommune" })).toBeTruthy();
    expect(headings()).toEqual(
      expect.arrayContaining([
        "Kommunens bidrag til de nationale mål",
        "De nationale mål",
        "Kommunens treparter og kystvandgrupper",
        "Projekter efter virkemiddel",
        "Projekter i Viborg Kommune",
      ]),
    );
    // Folded to its key figure, and made when it is opened.
    expect(screen.queryByRole("link", { name: "Limfjorden" })).toBeNull();
    const overlap = "Vis Kommunens treparter og kystvandgrupper";
    await user.click(screen.getByRole("button", { name: overlap }));
    expect(screen.getByRole("link", { name: "Limfjorden" }).getAttribute("href")).toBe(
      "/status/lokaletreparter/limfjorden",
    );
  });

  test("the map draws a large project as its outline", async () => {
    const { container } = renderInPage(<UnitStatusPage kind="municipality" id="u1" />);
    await waitFor(() => expect(container.querySelector('[data-shape="p1"]')).not.toBeNull());
    expect(screen.getByRole("link", { name: "Se projekterne som tabel" })).toBeTruthy();
  });

  test("a project leads to its own page", async () => {
    renderInPage(<UnitStatusPage kind="municipality" id="u1" />);
    await screen.findByRole("heading", { level: 1, name: "Viborg Kommune" });
    const [link] = screen.getAllByRole("link", { name: "Skals Å ved Løvskal" });
    expect(link?.getAttribute("href")).toBe("/status/projekter/p1");
  });

  test("projects filter by stage", async () => {
    const { user } = renderInPage(<UnitStatusPage kind="municipality" id="u1" />);
    await screen.findByText("2 projekter");
    await user.selectOptions(screen.getByRole("combobox", { name: "Stadie" }), "Anlagt");
    expect(screen.getByText("1 projekt")).toBeTruthy();
    const table = screen.getByRole("table", { name: "Tabel: Projekter i Viborg Kommune" });
    expect(within(table).getByRole("link", { name: "Almind Skov" })).toBeTruthy();
    expect(within(table).queryByRole("link", { name: "Skals Å ved Løvskal" })).toBeNull();
  });
});

describe("[T5] the comparison", () => {
  test("sets the chosen of the address next to each other per 1,000 ha, with ranks", async () => {
    navigate("/status/sammenlign?valgt=viborg,aabenraa", { replace: true });
    renderInPage(<ComparePage />);
    const block = (await screen.findByRole("heading", { level: 3, name: "Kvælstof" })).closest(
      "section",
    ) as HTMLElement;
    expect(within(block).getByText(/^t pr\. 1\.000\sha land$/)).toBeTruthy();
    const rows = within(block).getAllByRole("listitem");
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/^Viborg\d+,\d\dnr\. 1/),
      expect.stringMatching(/^Aabenraa\d+,\d\dnr\. /),
    ]);
    expect(within(block).getByText(/^Median for alle: \d+,\d\d$/)).toBeTruthy();
    expect(
      screen.getByText(/^Kun kystvandgrupper har et kvælstofbehov.*Indbyggertal/),
    ).toBeTruthy();
  });

  test("is headed by its finding and quoted with the day and the chosen in the address", async () => {
    navigate("/status/sammenlign?valgt=viborg,aabenraa&hele=1", { replace: true });
    const { container, user } = renderInPage(<ComparePage />);
    const finding = await screen.findByRole("heading", {
      level: 2,
      name: /^Viborg har den største/,
    });
    expect(finding.textContent).toMatch(/indsats for kvælstof, lavbund og skov pr\. 1\.000\sha\.$/);
    await waitFor(() => expect(container.querySelector("blockquote")).toBeTruthy());
    expect(container.querySelector("blockquote")?.textContent).toMatch(
      /^Pr\. \S+ er tallene for kvælstof \(t pr\. 1\.000\sha land, med tilsagn\): Viborg \d+,\d\d \(nr\. 1\), Aabenraa \d+,\d\d \(nr\. \d+\)\. Medianen for alle er \d+,\d\d\. Kilde: /,
    );
    expect(container.querySelector(".quote-link a")?.getAttribute("href")).toMatch(
      /\/status\/sammenlign\?valgt=viborg%2Caabenraa&asOf=\d{4}-\d\d-\d\d$/,
    );
    await user.click(screen.getByRole("button", { name: "Kopier tabel" }));
    const [head, ...rows] = (await navigator.clipboard.readText()).split("\n");
    expect(head).toMatch(/\tKvælstof, t pr\. 1\.000\sha land\t.*\tOpgjort pr\.\tLink$/);
    expect(rows.map((row) => row.split("\t")[0])).toEqual(["Viborg", "Aabenraa"]);
    const words = await savedWords(() =>
      user.click(screen.getByRole("button", { name: "Billede (SVG)" })),
    );
    expect(words.slice(0, 2)).toEqual([
      "Kvælstof: Viborg og Aabenraa",
      expect.stringMatching(/^Pr\. \S+ Med tilsagn, t pr\. 1\.000\sha land$/),
    ]);
    expect(words).toContainEqual(expect.stringMatching(/^\d+,\d\d \(nr\. 1\)$/));
    await user.click(screen.getByRole("button", { name: "Indlejr" }));
    const dialog = await screen.findByRole("dialog");
    expect(dialog.textContent).toMatch(/bliver ved med at vise det, du citerer: Pr\. /);
    expect(dialog.querySelector("code")?.textContent).toMatch(
      /src="\S+\/status\/sammenlign\?valgt=viborg%2Caabenraa&amp;asOf=\d{4}-\d\d-\d\d&amp;embed=resultat" title="Viborg har/,
    );
  });

  test("embedded, is the chosen alone, without what they are chosen by", async () => {
    navigate("/status/sammenlign?valgt=viborg,aabenraa&embed=resultat", { replace: true });
    renderInPage(<ComparePage />);
    expect(await screen.findByRole("heading", { level: 2, name: /^Viborg har/ })).toBeTruthy();
    expect(screen.queryByRole("combobox")).toBeNull();
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.getByText("Viborg og Aabenraa (med tilsagn).")).toBeTruthy();
    expect(screen.getByRole("link", { name: "Se hele siden på MARS" }).getAttribute("href")).toBe(
      "/status/sammenlign?valgt=viborg%2Caabenraa",
    );
  });

  test.each([
    { enhed: "plan", covered: /^\d+,\d\s%$/ },
    { enhed: "municipality", covered: /^Intet behov$/ },
  ])("tells how much each $enhed has covered, and its way there", async ({ enhed, covered }) => {
    navigate(`/status/sammenlign?enhed=${enhed}&valgt=viborg,aabenraa`, { replace: true });
    renderInPage(<ComparePage />);
    const heading = await screen.findByRole("heading", { name: "Dækning og udvikling" });
    const table = within(heading.closest("section")!).getByRole("table");
    await waitFor(() => expect(within(table).getAllByText(covered)).toHaveLength(2));
    expect(within(table).getAllByRole("img", { name: /^Fra .* til \d+,\d\d$/ })).toHaveLength(6);
  });

  test("lines up all who have something by what is compared, the leading first", async () => {
    navigate("/status/sammenlign", { replace: true });
    const { container } = renderInPage(<ComparePage />);
    expect(
      await screen.findByText(/^Størst indsats: Kvælstof, t pr\. 1\.000\sha land \(med tilsagn\)$/),
    ).toBeTruthy();
    const rows = [...container.querySelectorAll(".rank li")].map((row) => row.textContent ?? "");
    expect(rows[0]).toMatch(/^1Viborg\d+,\d\d$/);
    const amounts = rows.map((row) => Number.parseFloat(/[\d,]+$/.exec(row)![0].replace(",", ".")));
    expect(amounts).toEqual(amounts.toSorted((a, b) => b - a));
    expect(amounts.at(-1)).toBeGreaterThan(0);
  });

  test("without scripts, another day is asked for with the same units chosen", async () => {
    navigate("/status/sammenlign?valgt=viborg,aabenraa&asOf=2026-03-01", { replace: true });
    const { container } = renderInPage(<ComparePage />);
    await screen.findByRole("heading", { level: 2, name: /^Viborg har den største/ });
    const form = container.querySelector<HTMLFormElement>("form.as-of")!;
    expect([...new FormData(form)]).toEqual([
      ["valgt", "viborg,aabenraa"],
      ["asOf", "2026-03-01"],
    ]);
  });

  test("with one chosen asks for more, and amounts are circles and not colours", async () => {
    navigate("/status/sammenlign?valgt=viborg&vis=total", { replace: true });
    const { container, user } = renderInPage(<ComparePage />);
    expect(await screen.findByText("Vælg mindst én mere.")).toBeTruthy();
    await waitFor(() => expect(container.querySelector(".compare-circle")).toBeTruthy());
    expect(container.querySelector(".country-classes")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Fjern Viborg" }));
    expect(screen.getByText("Vælg to til seks at sammenligne.")).toBeTruthy();
    expect(window.location.search).not.toContain("valgt");
  });
});

test("[T4] a tripartite names its municipalities and coastal water groups", async () => {
  renderInPage(<UnitStatusPage kind="tripartite" id="u1" />);
  expect(
    await screen.findByRole("heading", { name: "Trepartens kommuner og kystvandgrupper" }),
  ).toBeTruthy();
  expect(screen.getByRole("heading", { name: /^Kystvandgrupper/ })).toBeTruthy();
});

test("[T8, T16] a coastal water group says first what is missing, with and without sketches", async () => {
  const { user } = renderInPage(<UnitStatusPage kind="plan" id="u1" />);
  const answer = await screen.findByRole("region", { name: "Så meget kvælstof mangler" });
  expect(answer.querySelector(".figure")?.textContent?.replaceAll(/\s/g, " ")).toBe(
    "136,5 t om året",
  );
  expect(within(answer).getByText("Mangler, selv med alle skitser")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: /^Citer dette tal \(Så meget/ }));
  const words = await savedWords(async () =>
    user.click(await screen.findByRole("button", { name: "Billede (SVG)" })),
  );
  expect(words.map((text) => text?.replaceAll(/\s/g, " ")).slice(1, 8)).toEqual([
    expect.stringMatching(/^Pr\. \S+ Andel af behovet på 301,5 t om året$/),
    "Har tilsagn",
    "54,7 %",
    "165,0 t",
    "Mangler tilsagn",
    "45,3 %",
    "136,5 t",
  ]);
  expect(
    screen.getByText(
      /^2 af 3 deloplande med behov mangler tilsagn\. 54,7\s% af behovet er dækket\.$/,
    ),
  ).toBeTruthy();
  expect(
    screen.getByRole("img", {
      name: /^165,0\st dækket med tilsagn, 260,0\st inkl\. skitser, af et behov på 301,5\st$/,
    }),
  ).toBeTruthy();
  const table = screen.getByRole("table", { name: "Tabel: Dækning i hvert delopland" });
  const row = within(table).getByRole("row", { name: /^Hjarbæk Fjord/ });
  expect(
    within(row)
      .getAllByRole("cell")
      .map((cell) => cell.textContent?.replace(/\s/g, " ")),
  ).toEqual(["301,5", "245,2", "", "54,7 %", "Mangler 136,5 t", "0,0", "598,5"]);
});

test("[T9] afforestation splits ordinary and untouched forest by stage, sketches apart", async () => {
  renderInPage(<AfforestationPage />);
  const table = await screen.findByRole("table", { name: "Tabel: Indsatsen efter stadie" });
  const cells = (name: RegExp) =>
    within(within(table).getByRole("row", { name }))
      .getAllByRole("cell")
      .map((one) => one.textContent);
  expect(cells(/^Anlagt/)).toEqual(["79", "460,0", "12,0", "472,0"]);
  expect(cells(/^I alt/)).toEqual(["442", "3.060,0", "80,0", "3.140,0"]);
});

describe("[T15] land purchases", () => {
  test("has holdings, trade, inventory, effort and municipalities under Forside > Jordopkøb", async () => {
    renderInPage(<LandPurchasePage />);
    expect(
      await screen.findByRole("heading", { name: "Statens jord ved udgangen af 2. kvartal 2026" }),
    ).toBeTruthy();
    expect(headings()).toEqual([
      "Statens jord ved udgangen af 2. kvartal 2026",
      "Købt og solgt",
      "Beholdning over tid",
      "Fra laveste til højeste indsats",
      "Status pr. kommune",
    ]);
    const crumbs = within(screen.getByRole("navigation", { name: "Brødkrumme" }));
    expect(crumbs.getAllByRole("listitem").map((one) => one.textContent)).toEqual([
      "Forside",
      "Jordopkøb",
    ]);
    expect(screen.getByText("7.538,0", { selector: ".figure-xl" })).toBeTruthy();
    expect(screen.getByText("Laveste indsats")).toBeTruthy();
    expect(screen.getByText("Højeste indsats")).toBeTruthy();
    expect(screen.getAllByText("1. kv. 2026", { selector: "text" })[0]).toBeTruthy();
  });

  test("quotes what the state owned at the end of the quarter, with the quarter's address", async () => {
    navigate("/status/jordopkoeb?hele=1", { replace: true });
    const { container, user } = renderInPage(<LandPurchasePage />);
    await waitFor(() => expect(container.querySelector("blockquote")).toBeTruthy());
    expect(container.querySelector("blockquote")?.textContent).toMatch(
      /^Ved udgangen af 2\. kvartal 2026 ejede staten 7\.538,0\sha jord til omlægning: .* Kilde: MARS/,
    );
    expect(container.querySelector(".quote-link a")?.getAttribute("href")).toMatch(
      /\/status\/jordopkoeb\?kvartal=2026-2$/,
    );
    const words = await savedWords(() =>
      user.click(screen.getByRole("button", { name: "Billede (SVG)" })),
    );
    expect(words.map((text) => text?.replaceAll(/\s/g, " ")).slice(0, 4)).toEqual([
      "Statens jord, 2. kvartal 2026",
      "Ved udgangen af 2. kvartal 2026. Hektar",
      "Projektjord (bruges i projekter)",
      expect.stringMatching(/^\S+ ha$/),
    ]);
  });

  test("explains its words in a dialog", async () => {
    const { user } = renderInPage(<LandPurchasePage />);
    await user.click(
      await screen.findByRole("button", { name: /Projektjord, puljejord og bindende aftaler/ }),
    );
    expect(screen.getByRole("dialog").textContent).toContain("jordfordelingskendelsen");
  });

  test("writes changes with their sign", async () => {
    renderInPage(<LandPurchasePage />);
    expect(await screen.findByText("+92,0")).toBeTruthy();
    expect(screen.getByText("−14,0")).toBeTruthy();
  });
});

test.each([
  { kind: "municipality" as const, text: "Vi kan ikke finde kommunen" },
  { kind: "tripartite" as const, text: "Vi kan ikke finde den lokale trepart" },
  { kind: "plan" as const, text: "Vi kan ikke finde kystvandgruppen" },
])("[T17] an unknown $kind is told as '$text'", async ({ kind, text }) => {
  renderInPage(<UnitStatusPage kind={kind} id="ukendt" />);
  expect(await screen.findByRole("heading", { level: 1, name: text })).toBeTruthy();
});

test("[T17] the date of the figures is on the page", async () => {
  renderInPage(<UnitStatusPage kind="municipality" id="u1" />);
  expect(
    await screen.findByText(
      /^Tallene er opgjort pr\. 20\.05\.2026\. Den seneste ændring er fra 18\.05\.2026 - 06:00\./,
    ),
  ).toBeTruthy();
});
