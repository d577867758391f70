import { readMasterData } from "@mars/contracts/datasets/masterData";
import { editPlan, readPlan } from "@mars/contracts/plans/plans";
import type { Plan } from "@mars/contracts/plans/planShapes";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { masterDataFixture } from "../../../testing/masterDataFixture.ts";
import { planFixture } from "../../../testing/planFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { versionedRecord } from "../../../testing/versionedRecord.ts";
import { EditPlanDialog } from "./EditPlanDialog.tsx";

const server = fakeServer();
let record: ReturnType<typeof versionedRecord<Plan>>;

beforeEach(() => {
  record = versionedRecord(server, { read: readPlan, edit: editPlan }, planFixture());
  server.on(readMasterData, masterDataFixture);
});

const field = (name: RegExp) => screen.getByRole("textbox", { name });
const bodies = () => server.asked(editPlan).map(({ body }) => body);

/** I write a title while someone else writes both texts, and am asked about the title. */
async function openAsked() {
  const onClose = vi.fn<() => void>();
  const { user } = renderInPage(<EditPlanDialog plan={record.current} onClose={onClose} />);
  await user.clear(field(/^Titel/));
  await user.type(field(/^Titel/), "Min titel");
  record.change({ title: "Deres titel", description: "Deres beskrivelse" });
  await user.click(screen.getByRole("button", { name: "Gem" }));
  await screen.findByText(/Deres titel/);
  const keepMine = () => user.click(screen.getByRole("button", { name: "Gem min tekst" }));
  return { user, keepMine, onClose };
}

describe("[L2] a plan's texts that someone else changed meanwhile", () => {
  test("are written over only where I wrote", async () => {
    const { keepMine, onClose } = await openAsked();
    await keepMine();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies()).toEqual([{ title: "Min titel" }, { title: "Min titel" }]);
    expect(record.current).toMatchObject({
      title: "Min titel",
      description: "Deres beskrivelse",
    });
  });

  test("still are next to mine when the next attempt fails", async () => {
    const { keepMine, onClose } = await openAsked();
    server.state.isOffline = true;
    await keepMine();
    await screen.findByText("Der er et problem");
    expect(screen.getByText(/Deres titel/)).toBeTruthy();
    server.state.isOffline = false;
    await keepMine();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies().at(-1)).toEqual({ title: "Min titel" });
  });

  test("are asked about once each, also where I write the second one later", async () => {
    const { user, keepMine, onClose } = await openAsked();
    await user.clear(field(/^Beskrivelse/));
    await user.type(field(/^Beskrivelse/), "Min beskrivelse");
    await keepMine();
    expect(bodies()).toEqual([{ title: "Min titel" }]);
    await keepMine();
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
    expect(bodies().slice(1)).toEqual([{ title: "Min titel", description: "Min beskrivelse" }]);
  });

  /** I write a title, the session ends, someone else saves, and I come back from the sign-in. */
  async function comeBack(theirs: Partial<Plan>) {
    const page = renderInPage(<EditPlanDialog plan={record.current} onClose={() => {}} />);
    await page.user.clear(field(/^Titel/));
    await page.user.type(field(/^Titel/), "Min titel");
    page.unmount();
    record.change(theirs);
    const { user } = renderInPage(<EditPlanDialog plan={record.current} onClose={() => {}} />);
    expect((field(/^Titel/) as HTMLInputElement).value).toBe("Min titel");
    await user.click(screen.getByRole("button", { name: "Gem" }));
  }

  test("during my sign-in stand, where I wrote nothing", async () => {
    await comeBack({ description: "Deres beskrivelse" });
    await waitFor(() => expect(record.current.title).toBe("Min titel"));
    expect(bodies()).toEqual([{ title: "Min titel" }]);
    expect(record.current.description).toBe("Deres beskrivelse");
  });

  test("during my sign-in are asked about, where I wrote too", async () => {
    await comeBack({ title: "Deres titel" });
    expect(await screen.findByText(/Deres titel/)).toBeTruthy();
    expect(record.current.title).toBe("Deres titel");
  });
});
