import {
  answerOffer,
  listOffers,
  openInvitation,
  type ReceivedOffer,
} from "@mars/contracts/projects/projectParties";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { followHistory } from "../../../lib/router/currentLocation.ts";
import { fakeServer, problem } from "../../../testing/fakeServer.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { ReceivedOffers } from "./ReceivedOffers.tsx";

const server = fakeServer();
followHistory();
const offer: ReceivedOffer = {
  id: "6d5bcb0a-0a57-4cbe-9fd8-000000000077",
  role: "delegate",
  projectName: "Tørvesig Enge",
  projectStatus: "draft",
  areaHa: 18.4,
  owner: "Karen Holmgaard",
  madeBy: "Karen Holmgaard",
  madeAt: "2026-11-16T10:00:00Z",
  scope: "edit",
  endsAt: "2027-12-31T23:00:00Z",
  lapsesAt: "2026-11-30T23:00:00Z",
  isForGood: false,
};
const projectId = "6d5bcb0a-0a57-4cbe-9fd8-000000000001";

test("[A5] whoever is asked sees what they may, until when, and opens the project with their yes", async () => {
  server.on(listOffers, () => [offer]);
  server.on(answerOffer, () => ({ projectId }));
  const { user } = renderInPage(<ReceivedOffers />);
  expect(
    await screen.findByRole("heading", {
      name: "Karen Holmgaard vil give fuldmagt til Tørvesig Enge",
    }),
  ).toBeTruthy();
  expect(screen.getByText("Læse og rette")).toBeTruthy();
  expect(screen.getByText("31.12.2027")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sig ja til fuldmagten" }));
  await waitFor(() => expect(window.location.pathname).toBe(`/projects/${projectId}`));
  expect(server.asked(answerOffer)[0]?.body).toEqual({ accept: true });
});

test("[A5] whoever says no stays where they are", async () => {
  server.on(listOffers, () => [{ ...offer, role: "owner" as const, isForGood: true, scope: null }]);
  server.on(answerOffer, () => ({ projectId: null }));
  const { user } = renderInPage(<ReceivedOffers />);
  expect(await screen.findByText(/kan det ikke fortrydes/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Sig nej" }));
  await waitFor(() => expect(server.asked(answerOffer)[0]?.body).toEqual({ accept: false }));
});

test("[A5] several are accepted with one press; one that fails is named and holds up none", async () => {
  const offers = ["A", "B", "C"].map((name, n) => ({
    ...offer,
    id: `6d5bcb0a-0a57-4cbe-9fd8-00000000020${n}`,
    projectName: name,
  }));
  server.on(listOffers, () => [...offers, { ...offer, role: "owner" as const, scope: null }]);
  let asked = 0;
  server.on({ method: answerOffer.method, path: answerOffer.path }, () =>
    (asked += 1) === 1
      ? problem(409, { code: "offer.answered" })
      : Response.json({ projectId }, { status: 200 }),
  );
  const { user } = renderInPage(<ReceivedOffers />);
  const together = within(
    await screen.findByRole("region", { name: "3 fuldmagter venter på svar" }),
  );
  await user.click(together.getByRole("checkbox", { name: /B$/ }));
  await user.click(together.getByRole("button", { name: "Sig ja til de 2 valgte" }));
  expect(await together.findByText(/^A:/)).toBeTruthy();
  expect(server.asked(answerOffer).map(({ body }) => body)).toEqual([
    { accept: true },
    { accept: true },
  ]);
});

test("[A5] the link of an invitation opens it, and the key leaves the address", async () => {
  server.on(openInvitation, () => offer);
  server.on(listOffers, () => (server.asked(openInvitation).length > 0 ? [offer] : []));
  window.history.replaceState(null, "", "/projects#invitation=en-noegle");
  renderInPage(<ReceivedOffers />);
  expect(await screen.findByRole("button", { name: "Sig ja til fuldmagten" })).toBeTruthy();
  expect(server.asked(openInvitation)[0]?.body).toEqual({ key: "en-noegle" });
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("[A5] a link that meets a fault stays in the address, and works when it is tried again", async () => {
  let isDown = true;
  server.on({ method: openInvitation.method, path: openInvitation.path }, () =>
    isDown ? problem(503, {}) : Response.json(offer),
  );
  server.on(listOffers, () => (isDown ? [] : [offer]));
  window.history.replaceState(null, "", "/projects#invitation=en-noegle");
  const { user } = renderInPage(<ReceivedOffers />);
  await user.click(await screen.findByRole("button", { name: "Prøv igen" }));
  expect(window.location.hash).toBe("#invitation=en-noegle");
  isDown = false;
  await user.click(await screen.findByRole("button", { name: "Prøv igen" }));
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("[A5] a link that does not work says what to do, and leaves the rest of the page", async () => {
  server.on(openInvitation, () => problem(404, { code: "invitation.unknown" }));
  server.on(listOffers, () => []);
  window.history.replaceState(null, "", "/projects#invitation=brugt");
  renderInPage(<ReceivedOffers />);
  expect(await screen.findByText("Linket virker ikke")).toBeTruthy();
  expect(screen.getByText(/bede afsenderen om en ny invitation/)).toBeTruthy();
});
