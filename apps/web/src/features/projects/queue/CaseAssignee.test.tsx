import { assignCases, readQueue } from "@mars/contracts/projects/casework";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ToastRegion } from "../../../ui/overlays/ToastRegion.tsx";
import { CaseAssignee } from "./CaseAssignee.tsx";

const server = fakeServer();
const me = { id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000aa", name: "Jonas Brandt", isMe: true };
const colleague = { id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000bb", name: "Mette Lund", isMe: false };
const counts = { total: 0, mine: 0, unassigned: 0, overdue: 0 };
const project = projectFixture({ status: "applied", standing: "caseworker" });

beforeEach(() => {
  server.on(readQueue, () => ({
    statuses: [],
    waiting: counts,
    returned: 0,
    theirs: 0,
    all: 0,
    caseworkers: [me, colleague],
  }));
});
const open = (assignee: typeof me | null) =>
  renderInPage(
    <>
      <CaseAssignee project={{ ...project, assignee }} />
      <ToastRegion />
    </>,
  );

test("[A6] a caseworker takes a case from within it", async () => {
  server.on(assignCases, () => ({ done: [project.id], skipped: [] }));
  const { user } = open(null);
  await user.click(await screen.findByRole("button", { name: "Tag sagen" }));
  await waitFor(() =>
    expect(server.asked(assignCases)[0]?.body).toEqual({
      cases: [{ id: project.id, seen: null }],
      to: me.id,
    }),
  );
  expect(await screen.findByText("Sagen er tildelt")).toBeTruthy();
});

test("[A6] it is given to a colleague, and told where someone else was first", async () => {
  server.on(assignCases, () => ({
    done: [],
    skipped: [{ id: project.id, name: "Kær", reason: "taken" as const }],
  }));
  const { user } = open(me);
  expect(screen.queryByRole("button", { name: "Tag sagen" })).toBeNull();
  await user.click(screen.getByRole("button", { name: /^Skift/ }));
  await user.selectOptions(await screen.findByLabelText("Sagsbehandler"), "Mette Lund");
  await user.click(screen.getByRole("button", { name: "Tildel" }));
  await waitFor(() =>
    expect(server.asked(assignCases)[0]?.body).toEqual({
      cases: [{ id: project.id, seen: me.id }],
      to: colleague.id,
    }),
  );
  expect(await screen.findByText(/Kær: en anden har fået sagen imens/)).toBeTruthy();
});
