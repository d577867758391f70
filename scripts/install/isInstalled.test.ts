import { expect, test } from "vitest";
import { holdsEvery } from "./isInstalled.mjs";

const lock = {
  packages: {
    "": { name: "mars" },
    "apps/web": { name: "@mars/web" },
    "node_modules/@mars/web": { link: true },
    "node_modules/a": { version: "1.0.0" },
    "node_modules/other-platform": { version: "1.0.0", optional: true },
  },
};

test.each<{ installed: Record<string, { version: string }>; enough: boolean }>([
  { installed: { "node_modules/a": { version: "1.0.0" } }, enough: true },
  { installed: { "node_modules/a": { version: "1.0.1" } }, enough: false },
  { installed: {}, enough: false },
  {
    installed: {
      "node_modules/a": { version: "1.0.0" },
      "node_modules/other-platform": { version: "2.0.0" },
    },
    enough: false,
  },
])("an installed tree of $installed is enough: $enough", ({ installed, enough }) => {
  expect(holdsEvery(lock, { packages: installed })).toBe(enough);
});
