import {
  addAttachment,
  type Attachment,
  listAttachments,
  removeAttachment,
} from "@mars/contracts/projects/projectAttachments";
import { addRemark } from "@mars/contracts/projects/projectRemarks";
import { readProject } from "@mars/contracts/projects/projects";
import type { Project } from "@mars/contracts/projects/projectShapes";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, test } from "vitest";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { sendByFetch } from "../../../testing/sendByFetch.ts";
import { AttachmentSection } from "./AttachmentSection.tsx";

const server = fakeServer();
const adding = { method: addAttachment.method, path: addAttachment.path };
const kept = (changes: Partial<Attachment> = {}): Attachment => ({
  id: "00000000-0000-4000-8000-000000000001",
  name: "samtykke.pdf",
  kind: "pdf",
  bytes: 1_250_000,
  at: "2026-11-16T08:00:00.000Z",
  person: "Demo Lodsejer",
  organization: null,
  byParty: true,
  isMine: true,
  remarkId: null,
  mayRemove: true,
  isScanned: true,
  ...changes,
});
const remarkFixture = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-0000000000aa",
  text: "Nye bilag: samtykke.pdf",
  at: "2026-11-16T08:00:00Z",
  person: "Demo Lodsejer",
  organization: null,
  isMine: true,
  answerBy: null,
  awaitsAnswer: false,
  asks: false,
  byParty: true,
};
let files: Attachment[];

beforeEach(() => {
  sendByFetch();
  files = [];
  server.on(listAttachments, () => files);
});

function open(changes: Partial<Project> = {}) {
  const page = renderInPage(<AttachmentSection project={projectFixture(changes)} />);
  // Dropped files are not held to what the chooser offers, so no test's are.
  const choose = (...chosen: File[]) =>
    fireEvent.change(screen.getByLabelText("Vælg filer"), { target: { files: chosen } });
  return { ...page, choose };
}
const file = (name: string, text = "%PDF-1.7") => new File([text], name);

describe("[P10] adding files", () => {
  test("shows how far one is, and then the file", async () => {
    const arrived = Promise.withResolvers<void>();
    server.on(addAttachment, async () => {
      await arrived.promise;
      files = [kept()];
      return files[0];
    });
    const { choose } = open();
    choose(file("samtykke.pdf"));
    const bar = await screen.findByRole("progressbar", { name: "Sender samtykke.pdf" });
    await waitFor(() => expect(bar.getAttribute("aria-valuenow")).toBe("50"));
    arrived.resolve();
    expect(await screen.findByRole("button", { name: "samtykke.pdf" })).toBeTruthy();
    expect(screen.getByText(/^1,3 MB, Dig, /)).toBeTruthy();
    expect(screen.queryByRole("progressbar")).toBeNull();
  });

  test("[V1] says what is wrong with a file without sending it, and sends the others", async () => {
    server.on(addAttachment, () => {
      files = [kept()];
      return files[0];
    });
    const { choose, user } = open();
    choose(file("side.html"), file("samtykke.pdf"), file("tom.pdf", ""));
    expect(await screen.findByRole("button", { name: "samtykke.pdf" })).toBeTruthy();
    expect(server.asked(addAttachment)).toHaveLength(1);
    const [page, empty] = screen.getAllByRole("alert");
    expect(page!.textContent).toContain("side.html blev ikke vedhæftet");
    expect(page!.textContent).toContain("Filer af den type kan ikke vedhæftes.");
    expect(empty!.textContent).toContain("Filen er tom.");
    expect(within(page!).queryByRole("button", { name: "Prøv igen" })).toBeNull();
    await user.click(within(page!).getByRole("button", { name: "Udelad" }));
    expect(screen.getAllByRole("alert")).toHaveLength(1);
  });

  test("keeps a file that did not get there, to be tried again", async () => {
    server.on(adding, () => problem(503, { code: "attachment.not-scanned" }));
    const { choose, user } = open();
    choose(file("samtykke.pdf"));
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Filen kan ikke virusscannes lige nu");
    server.on(addAttachment, () => {
      files = [kept()];
      return files[0];
    });
    await user.click(within(alert).getByRole("button", { name: "Prøv igen" }));
    expect(await screen.findByRole("button", { name: "samtykke.pdf" })).toBeTruthy();
    expect(screen.queryByRole("alert")).toBeNull();
  });
});

test("[P10] only what is not sent can be taken away", async () => {
  files = [
    kept(),
    kept({ id: "00000000-0000-4000-8000-000000000002", name: "kort.zip", mayRemove: false }),
  ];
  server.on(removeAttachment, () => {
    files = files.slice(1);
  });
  const { user } = open();
  expect(await screen.findAllByRole("button", { name: /^Fjern / })).toHaveLength(1);
  await user.click(screen.getByRole("button", { name: "Fjern samtykke.pdf" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "samtykke.pdf" })).toBeNull());
});

describe("[P10] files without a message", () => {
  const applied = { status: "applied" as const, appliedAt: "2026-11-12T08:00:00Z" };

  test("of an applied case are sent as one, so the other side is notified", async () => {
    files = [kept()];
    server.on(addRemark, () => {
      files = [kept({ mayRemove: false })];
      return remarkFixture;
    });
    server.on(readProject, () => projectFixture(applied));
    const { user } = open(applied);
    await user.click(await screen.findByRole("button", { name: "Send bilaget" }));
    await waitFor(() => expect(screen.queryByRole("button", { name: "Send bilaget" })).toBeNull());
    expect(server.asked(addRemark)).toMatchObject([{ body: { text: "Nye bilag: samtykke.pdf" } }]);
  });

  test.each([
    { of: "a draft", changes: {} },
    { of: "a correction", changes: { ...applied, returnedAt: "2026-11-13T08:00:00Z" } },
  ])("of $of go along with it", async ({ changes }) => {
    files = [kept()];
    open(changes);
    await screen.findByRole("button", { name: "samtykke.pdf" });
    expect(screen.queryByRole("button", { name: "Send bilaget" })).toBeNull();
  });
});

test("[P10] a file of someone else's that nothing has scanned says so", async () => {
  files = [kept({ isMine: false, isScanned: false })];
  open();
  expect(await screen.findByText(/^Filer virusscannes ikke her/)).toBeTruthy();
});
