import { expect, test } from "vitest";
import { readConfig } from "../../platform/config/readConfig.ts";
import { documentSettings } from "./documentSettings.ts";

const local = {
  PUBLIC_ORIGIN: "http://localhost:4000",
  OIDC_AUTHORITY: "http://localhost:4000/identity",
};
const orto = {
  id: "orto",
  titleDa: "Ortofoto",
  kind: "wmts",
  url: "https://tiles.example.dk",
  layer: "orto",
};

test.each<{ what: string; env: Record<string, string>; isTold: boolean }>([
  { what: "as the web app is built", env: local, isTold: false },
  {
    what: "another authority",
    env: { ...local, OIDC_AUTHORITY: "https://login.example.dk" },
    isTold: true,
  },
  {
    what: "another background",
    env: { ...local, MAP_BACKGROUNDS: JSON.stringify([orto]) },
    isTold: true,
  },
  {
    what: "a name of its own: the settings are fetched there",
    env: {
      ...local,
      PUBLIC_ORIGIN: "https://mars.example.dk",
      MAP_BACKGROUNDS: JSON.stringify([orto]),
    },
    isTold: false,
  },
])("[C1] the document tells settings on localhost where they differ: $what", ({ env, isTold }) => {
  expect(documentSettings(readConfig(env), "1") !== null).toBe(isTold);
});
