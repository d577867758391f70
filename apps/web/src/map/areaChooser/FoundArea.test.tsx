import "../../testing/noResizeObserver.ts";
import { act, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { createMapModel } from "../createMapModel.ts";
import { AreaChooser } from "./AreaChooser.tsx";

const geometry = {
  type: "MultiPolygon" as const,
  coordinates: [
    [
      [
        [529_000, 6_265_000],
        [529_100, 6_265_000],
        [529_100, 6_265_100],
        [529_000, 6_265_000],
      ] as [number, number][],
    ],
  ],
};

test("[S1, S6] a parcel that was searched for is used with one press", async () => {
  const model = createMapModel();
  const services = {
    pickAt: async () => [],
    pickByNumber: async () => [],
    unite: async () => ({ geometry, areaHa: 26.1 }),
  };
  const { user } = renderInPage(
    <AreaChooser model={model} services={services} onChange={() => undefined} />,
  );
  act(() =>
    model.found.set({ kind: "parcel", id: "1", label: "20d Løvel By", areaHa: 26.1, geometry }),
  );
  await user.click(screen.getByRole("button", { name: /^Brug matriklen \(26,1\sha\)$/ }));
  await expect.poll(() => model.drawing.store.get().polygons).toEqual(geometry.coordinates);
  expect(screen.queryByText("20d Løvel By")).toBeNull();
});
