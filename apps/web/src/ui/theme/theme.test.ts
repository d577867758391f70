import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const sheets = globSync("apps/web/src/**/*.css").map((path) => ({
  path,
  lines: readFileSync(path, "utf8").split("\n"),
}));
const scripts = globSync("apps/web/src/**/*.{ts,tsx}").map((path) => readFileSync(path, "utf8"));

/** On the strip, which is dark in both themes, and where others' pictures are drawn for white paper. */
const sameInBothThemes = [
  "app/shell/shell.css",
  "map/layers/LayersPanel.css .map-layer-legend",
  "map/mapBase.css drop-shadow",
];

function isAllowed(path: string, lines: string[], at: number): boolean {
  const around = lines.slice(Math.max(0, at - 6), at + 1).join("\n");
  return sameInBothThemes.some((one) => {
    const [file, what = ""] = one.split(" ");
    return path.endsWith(file!) && around.includes(what);
  });
}

test("colours are tokens, so that they follow the theme", () => {
  const own = sheets.flatMap(({ path, lines }) =>
    lines.flatMap((line, at) =>
      /#[\da-f]{3,8}\b/i.test(line) && !/^\s*(?:--|\/\*)/.test(line) && !isAllowed(path, lines, at)
        ? [`${path}:${at + 1} ${line.trim()}`]
        : [],
    ),
  );
  expect(own).toEqual([]);
});

test("what a sheet asks for is defined", () => {
  const text = sheets.flatMap(({ lines }) => lines).join("\n");
  const defined = new Set(text.match(/(?<=^\s*)--[\w-]+(?=:)/gm));
  for (const script of scripts)
    for (const name of script.match(/--[\w-]+(?=["'`\]])/g) ?? []) defined.add(name);
  const asked = new Set(text.match(/(?<=var\()--[\w-]+/g));
  expect([...asked].filter((name) => !defined.has(name))).toEqual([]);
});

// Forced colours drop every fill and gradient that is not exempted.
test("what is drawn by its fill alone is seen in forced colours", () => {
  const css = sheets
    .map(({ lines }) => lines.join("\n").replaceAll(/\/\*.*?\*\//gs, ""))
    .join("\n");
  const rules = [...css.matchAll(/([^{};]+)\{([^{}]*)\}/g)];
  const exempted = rules
    .filter(([, , body]) => body!.includes("forced-color-adjust: none"))
    .map(([, selector]) => selector)
    .join();
  const drawn = rules
    .filter(([, selector, body]) => /gradient\(/.test(body!) && !/:root|:hover/.test(selector!))
    .map(([, selector]) => selector!.trim());
  const keys = [".class-box", ".map-swatch", ".plan-preview-key", ".timeline-dot"];
  const isKept = (selector: string) =>
    (selector.match(/\.[\w-]+/g) ?? []).some((name) => exempted.includes(name));
  expect(drawn).toContain(".map-cross");
  expect([...drawn, ...keys].filter((selector) => !isKept(selector))).toEqual([]);
});
