import type { Project } from "@mars/contracts/projects/projectShapes";
import type { DraftItem } from "@mars/domain/lifecycle/draftItems";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { listAttachments } from "@mars/contracts/projects/projectAttachments";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { useItemWords } from "./useItemWords.ts";

function Words({ project, item }: { project: Project; item: DraftItem }) {
  const { value, line } = useItemWords(project, { judgement: undefined, scheme: undefined })(item);
  return <p>{[value, line].filter(Boolean).join("; ")}</p>;
}

const draft = projectFixture();
const mayRead = { rights: { ...draft.rights, edit: false } };

const server = fakeServer();
beforeEach(() => server.on(listAttachments, () => []));

test.each<{ told: RegExp; of: Partial<Project>; item: Omit<DraftItem, "failed"> }>([
  { told: /^Ingen bilag vedlagt/, of: {}, item: { name: "attachments", state: "done" } },
  { told: /^Ansøgeren sender; Når opgaverne/, of: {}, item: { name: "send", state: "waiting" } },
  { told: /^Tegn projektområdet$/, of: {}, item: { name: "area", state: "missing" } },
  { told: /^Ikke tegnet endnu$/, of: mayRead, item: { name: "area", state: "missing" } },
  { told: /^Ikke valgt endnu$/, of: mayRead, item: { name: "scheme", state: "missing" } },
])("[P2] the draft's list says $told", ({ told, of, item }) => {
  renderInPage(<Words project={projectFixture(of)} item={{ ...item, failed: [] }} />);
  expect(screen.getByText(told)).toBeTruthy();
});
