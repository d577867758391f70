import { expect, test } from "vitest";
import { quoteSvg } from "./quotePicture.ts";

test("[T16] the picture has title, day, figures, meaning and source, and reads nothing as markup", () => {
  const svg = quoteSvg(
    {
      title: "Kvælstof, A & B <Kommune>",
      day: "2026-11-16",
      sentences: [],
      definition: "Projekter med tilsagn.",
      figures: [{ label: "Anlagt", share: "0,3 %", amount: "37,5 t" }],
      bar: [
        { share: 0.7, fill: "#111111" },
        { share: 0.7, fill: "#222222" },
      ],
      embedId: "maal",
    },
    {
      day: "Pr. 16.11.2026. Andel af målet",
      source: "Kilde: MARS",
      link: "https://mars.example/?a=1&b=2",
    },
  );
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  const words = [...drawn.querySelectorAll("text")].map((text) => text.textContent);
  expect(words).toEqual([
    "Kvælstof, A & B <Kommune>",
    "Pr. 16.11.2026. Andel af målet",
    "Anlagt",
    "0,3 %",
    "37,5 t",
    "Projekter med tilsagn.",
    "Kilde: MARS",
    "https://mars.example/?a=1&b=2",
  ]);
  // A bar is never longer than the whole: the second part has what the first left.
  const widths = [...drawn.querySelectorAll("rect[fill^='#1'], rect[fill^='#2']")].map((part) =>
    Math.round(Number(part.getAttribute("width"))),
  );
  expect(widths).toEqual([750, 322]);
});

const compared = {
  title: "Sammenlign",
  day: "2026-11-16",
  sentences: [],
  definition: "Projekter med tilsagn.",
  figures: [],
  bar: [],
  embedId: "resultat",
};
const words = { day: "Pr. 16.11.2026", source: "Kilde: MARS", link: "https://mars.example/" };
const row = (label: string, share: number) => ({ label, value: "1,2", share, fill: "#111111" });

test("[T16] amounts are below each other on one scale, with the line across all of them", () => {
  const svg = quoteSvg(compared, words, {
    title: "Kvælstof: Viborg og Skive",
    measure: "t",
    rows: [row("Viborg", 1), row("Skive", 0.5)],
    line: { label: "Median for alle: 0,9", share: 0.75 },
  });
  const drawn = new DOMParser().parseFromString(svg, "image/svg+xml");
  expect(drawn.querySelector("text")?.textContent).toBe("Kvælstof: Viborg og Skive");
  expect(
    [...drawn.querySelectorAll("rect[fill='#111111']")].map((bar) => bar.getAttribute("width")),
  ).toEqual(["1072", "536"]);
  const lines = [...drawn.querySelectorAll("path")].map((path) => path.getAttribute("d"));
  expect(lines.map((d) => /^M(\d+) /.exec(d ?? "")?.[1])).toEqual(["868", "868"]);
  expect(svg).toContain(">Median for alle: 0,9<");
});

test("a long title is set smaller, so that none of it is cut off", () => {
  const titleSize = (title: string) => {
    const svg = quoteSvg(compared, words, { title, measure: "t", rows: [] });
    return Number(/font-size="(\d+)"/.exec(svg)?.[1]);
  };
  expect(titleSize("Kvælstof: Viborg")).toBe(44);
  const long = "Kvælstof: Faaborg-Midtfyn, Ringkøbing-Skjern, Lyngby-Taarbæk og Høje-Taastrup";
  expect(titleSize(long) * long.length * 0.68).toBeLessThanOrEqual(1072);
});
