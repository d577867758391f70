import { changeDelegate, withdrawOffer } from "@mars/contracts/projects/projectParties";
import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../../testing/fakeServer.ts";
import { projectFixture } from "../../../testing/projectFixture.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { PartyState } from "./PartyState.tsx";

const server = fakeServer();
const plain = projectFixture();
const delegated = projectFixture({
  delegate: { ...plain.owner!, vat: "11111111", name: "Demo Rådgivning A/S" },
  delegation: { scope: "edit", endsAt: "2027-06-30T22:00:00.000Z" },
  rights: { ...plain.rights, endDelegation: true },
});

test("[A5] a delegation says what it allows and until when, and ends after a question", async () => {
  server.on(changeDelegate, () => ({ project: plain }));
  const { user } = renderInPage(<PartyState project={delegated} party="delegate" />);
  expect(screen.getByText("Læse og rette, til og med 30.06.2027")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Afslut fuldmagten nu" }));
  expect(server.asked(changeDelegate)).toEqual([]);
  const buttons = screen.getAllByRole("button", { name: "Afslut fuldmagten nu" });
  await user.click(buttons.at(-1)!);
  await waitFor(() => expect(server.asked(changeDelegate)[0]?.body).toMatchObject({ vat: null }));
});

test("[A5] one given before there was an end says so", () => {
  const project = { ...delegated, delegation: { scope: "apply" as const, endsAt: null } };
  renderInPage(<PartyState project={project} party="delegate" />);
  expect(screen.getByText("Læse, rette og ansøge, uden slutdato")).toBeTruthy();
});

test("[A5] a question that waits is shown with its last day and can be restored", async () => {
  server.on(withdrawOffer, () => plain);
  const offer = {
    id: "6d5bcb0a-0a57-4cbe-9fd8-000000000077",
    role: "owner" as const,
    vat: "11111111",
    email: null,
    name: "Demo Rådgivning A/S",
    isMunicipality: false,
    scope: null,
    endsAt: null,
    madeAt: "2026-11-16T10:00:00Z",
    lapsesAt: "2026-11-30T23:00:00Z",
  };
  const { user } = renderInPage(
    <PartyState project={projectFixture({ offers: [offer] })} party="owner" />,
  );
  expect(screen.getByText(/svare senest 30.11.2026/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Træk tilbuddet tilbage" }));
  await waitFor(() => expect(server.asked(withdrawOffer)).toHaveLength(1));
});
