import "../../../testing/noResizeObserver.ts";
import { readMasterData } from "@mars/contracts/datasets/masterData";
import { planOutlines } from "@mars/contracts/plans/plans";
import type { PublicationPreview as Preview } from "@mars/contracts/plans/planShapes";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { PublicationPreview } from "./PublicationPreview.tsx";

const server = fakeServer();
const untouched: Preview = {
  before: 2,
  published: null,
  subCatchments: [{ opId: "op-1", name: "Skals Å", needT: 0, beforeT: 0, afterT: 0 }],
  fields: [],
  added: [],
  changed: [],
  removed: [],
  stamp: "draft",
};

beforeEach(() => {
  server.on(planOutlines, () => []);
  server.on(readMasterData, masterDataFixture);
});

test.each([
  { verdict: "field-regulation", sentence: /^Markregulering dækker hele behovet/ },
  { verdict: "unshared", sentence: /^Planens kvælstofbehov er ikke fordelt på deloplande/ },
  { verdict: "no-need", sentence: /^Planen har intet kvælstofbehov/ },
] as const)("[L6] $verdict: one sentence, no empty table", ({ verdict, sentence }) => {
  const plan = planFixture({ verdict });
  renderInPage(<PublicationPreview plan={plan} preview={untouched} next={3} />);
  expect(screen.getByText(sentence)).toBeTruthy();
  expect(screen.queryByRole("table")).toBeNull();
  expect(screen.queryByText("Mangler")).toBeNull();
});

test("[L6] a new title is counted and named among what changes", async () => {
  const fields = [{ field: "title", from: "Før", to: "Nu" }];
  const { user } = renderInPage(
    <PublicationPreview plan={planFixture()} preview={{ ...untouched, fields }} next={3} />,
  );
  expect(screen.getByText("Planens felter").nextElementSibling?.textContent).toBe("1");
  await user.click(screen.getByRole("button", { name: "Vis som liste" }));
  expect(screen.getByText("Titel: Før → Nu")).toBeTruthy();
});

test("[L6] a preview of an older instance, which tells of no fields, is shown all the same", () => {
  const { fields: _, ...older } = untouched;
  renderInPage(<PublicationPreview plan={planFixture()} preview={older as Preview} next={3} />);
  expect(screen.getByText("Tilføjet", { selector: "dt" })).toBeTruthy();
  expect(screen.queryByText("Planens felter")).toBeNull();
});
