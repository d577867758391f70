import { expect, test } from "vitest";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { AcceptanceList, ReleaseReport } from "./ReleaseReport.tsx";

const figures = { extent: null, outside: 0 };

test("a release is told in figures against the one before, with what was accepted by whom and why", () => {
  const { container } = renderInPage(
    <>
      <ReleaseReport
        comparison={{
          before: { ...figures, count: 19_003, areaHa: 120.5 },
          after: { ...figures, count: 19_010, areaHa: 121, outside: 18_990 },
          shiftM: 362_000,
          redrawn: 19_000,
          attributes: { found: ["Natyp_navn"], missing: ["Natyp_kode"], lost: [], other: [] },
          oddities: ["displaced"],
        }}
      />
      <AcceptanceList
        acceptances={[
          { at: "2026-11-17T08:00:00Z", oddities: ["displaced"], by: "drift", because: "Ny zone." },
        ]}
      />
    </>,
  );
  const text = container.textContent.replaceAll("\u00a0", " ");
  for (const said of [
    "19.003 før, 19.010 nu",
    "0 før, 18.990 nu",
    "362,0 km",
    "Felter der manglerNatyp_kode",
    "Data ligger et andet sted: godkendt af drift",
    "Ny zone.",
  ])
    expect(text).toContain(said);
  expect(container.querySelector("details")!.open).toBe(true);
});
