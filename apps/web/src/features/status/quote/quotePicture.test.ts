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
