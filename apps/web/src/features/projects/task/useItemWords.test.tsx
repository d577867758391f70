import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DraftItem } from "@mars/domain/lifecycle/draftItems";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { useItemWords } from "./useItemWords.ts";

function Words({ project, item }: { project: Project; item: DraftItem }) {
  const { value, line } = useItemWords(project, { judgement: undefined, scheme: undefined })(item);
  return <p>{[value, line].filter(Boolean).join("; ")}</p>;
}

const draft = projectFixture();
const mayRead = { rights: { ...draft.rights, edit: false } };
const effectBy = (source: "entered" | "computed") => ({ effects: { ...draft.effects, source } });

test.each<{ told: RegExp; of: Partial<Project>; item: Omit<DraftItem, "failed"> }>([
  { told: /Indtastet af en/, of: effectBy("entered"), item: { name: "effect", state: "done" } },
  { told: /Beregnet af MARS/, of: effectBy("computed"), item: { name: "effect", state: "done" } },
  { told: /^Tegn projektområdet$/, of: {}, item: { name: "area", state: "missing" } },
  { told: /^Ikke tegnet endnu$/, of: mayRead, item: { name: "area", state: "missing" } },
  { told: /^Ikke valgt endnu$/, of: mayRead, item: { name: "scheme", state: "missing" } },
  { told: /^Beregnes, når/, of: mayRead, item: { name: "effect", state: "waiting" } },
])("[P2] the draft's list says $told", ({ told, of, item }) => {
  renderInPage(<Words project={projectFixture(of)} item={{ ...item, failed: [] }} />);
  expect(screen.getByText(told)).toBeTruthy();
});
