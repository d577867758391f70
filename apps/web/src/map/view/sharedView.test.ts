import { expect, test } from "vitest";
import { addressWithView, readSharedView } from "./sharedView.ts";

const view = {
  center: [529_248.4, 6_265_038.2] as const,
  resolution: 1.6,
  shown: [
    { id: "urn:dmp:ds:fredskov", opacity: 0.6 },
    { id: "projects", opacity: 1 },
  ],
  background: "muted" as const,
};

test("[S6] a view written into the address is read back, and the rest of the address stays", () => {
  const address = addressWithView(
    { pathname: "/screening", search: "?analysis=abc", hash: "#punkter" },
    view,
  );
  expect(address).toBe(
    "/screening?analysis=abc&e=529248&n=6265038&r=1.6&lag=ds.fredskov~60,projects&baggrund=daempet#punkter",
  );
  expect(readSharedView(new URL(address, "http://x").search)).toEqual({
    center: [529_248, 6_265_038],
    resolution: 1.6,
    layers: view.shown,
    background: "muted",
  });
});

test("[S6] a further background of the installation is in the address by its id", () => {
  const address = addressWithView(
    { pathname: "/screening", search: "", hash: "" },
    { ...view, background: "luftfoto-2025" },
  );
  const { background } = readSharedView(new URL(address, "http://x").search);
  expect(background).toBe("luftfoto-2025");
});

test.each(["", "?e=abc&n=1&r=-5&baggrund=X%20y"])(
  "nothing usable in '%s' means the usual view",
  (search) => {
    expect(readSharedView(search)).toEqual({
      center: null,
      resolution: null,
      layers: null,
      background: null,
    });
  },
);
