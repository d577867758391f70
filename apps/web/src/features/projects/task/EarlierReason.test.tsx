import { readProject } from "@mars/contracts/projects/projects";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { EarlierReason } from "./CaseTaskCard.tsx";

const server = fakeServer();
const from = { id: "6d5bcb0a-0a57-4cbe-9fd8-000000000077", name: "Engen" };

test.each([
  { status: "application_rejected" as const, isTold: true },
  { status: "application_abandoned" as const, isTold: false },
])("[P3] a draft made of a case in $status tells the reason: $isTold", async (row) => {
  server.on(readProject, () =>
    projectFixture({
      ...from,
      status: row.status,
      history: [
        {
          at: "2026-10-01T08:00:00Z",
          cause: "transition",
          from: "application_received",
          to: row.status,
          remark: "Området ligger uden for oplandet.",
          decidedOn: null,
          person: null,
          organization: null,
        },
      ],
    }),
  );
  renderInPage(
    <EarlierReason
      from={{ ...from, isRejected: true, id: `${from.id.slice(0, -1)}${row.isTold ? 1 : 2}` }}
    />,
  );
  await waitFor(() => expect(server.asked(readProject)).toHaveLength(1));
  const told = () => screen.queryAllByText(/uden for oplandet/);
  await waitFor(() => expect(told()).toHaveLength(row.isTold ? 1 : 0));
});
