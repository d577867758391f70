import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryClient } from "../../../../lib/serverData/serverQuery.ts";
import { renderInPage } from "../../../../testing/renderInPage.tsx";
import { FollowingSetting } from "./FollowingSetting.tsx";

const webhook = {
  id: "00000000-0000-4000-8000-000000000001",
  url: "https://example.dk/mars",
  place: null,
  area: null,
  kinds: ["new", "established", "moved", "changed", "dropped", "published"],
  createdAt: "2026-11-16T10:00:00Z",
  failingSince: "2026-11-10T10:00:00Z",
  stoppedAt: "2026-11-15T10:00:00Z",
  deliveries: [],
};
const tested = {
  id: "msg_1",
  isTest: true,
  createdAt: "2026-11-16T10:00:00Z",
  triedAt: "2026-11-16T10:00:01Z",
  attempts: 1,
  deliveredAt: null,
  nextAttemptAt: null,
  isHeld: false,
  status: null,
  fault: "timeout",
};

let stored: (typeof webhook)[] = [];
const sent: { method: string; path: string; body: unknown }[] = [];

beforeEach(() => {
  queryClient.clear();
  sent.length = 0;
  stored = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const path = new URL(request.url).pathname.replace("/api", "");
    const { method } = request;
    if (method !== "GET") sent.push({ method, path, body: await request.json().catch(() => null) });
    if (method === "POST" && path === "/webhooks") {
      stored = [{ ...webhook, stoppedAt: null!, failingSince: null! }];
      return Response.json({ ...stored[0], secret: "whsec_abc" }, { status: 201 });
    }
    if (path.endsWith("/test")) return Response.json(tested);
    if (method !== "GET") return new Response(null, { status: 204 });
    if (path === "/status/metadata")
      return Response.json({ municipalities: [{ id: "1", name: "Viborg" }], vos: [], plans: [] });
    return Response.json(path === "/webhooks" ? stored : []);
  });
});
afterEach(() => vi.unstubAllGlobals());

test("a webhook is added for a place, and its key is shown once", async () => {
  const { user } = renderInPage(<FollowingSetting />);
  await user.click(await screen.findByRole("button", { name: "Tilføj webhook" }));
  const form = screen.getByRole("form", { name: "Tilføj webhook" });
  await user.type(within(form).getByLabelText("Adresse"), "example.dk/mars");
  await within(form).findByRole("option", { name: "Viborg" });
  await user.selectOptions(within(form).getByLabelText("Sted"), "Viborg");
  await user.click(within(form).getByRole("checkbox", { name: "Skiftet stadie" }));
  await user.click(within(form).getByRole("button", { name: "Tilføj webhook" }));
  const dialog = await screen.findByRole("dialog", { name: "Gem din nøgle" });
  expect(within(dialog).getByLabelText<HTMLInputElement>("Nøgle").value).toBe("whsec_abc");
  expect(sent).toEqual([
    {
      method: "POST",
      path: "/webhooks",
      body: {
        url: "https://example.dk/mars",
        place: "municipality/viborg",
        kinds: "new,established,changed,dropped,published",
      },
    },
  ]);
  await user.click(within(dialog).getByRole("button", { name: "Jeg har gemt den" }));
  expect(screen.queryByText(/whsec/)).toBeNull();
  expect(await screen.findByText("https://example.dk/mars")).toBeTruthy();
});

test("a webhook that was stopped says so, is tested and started again", async () => {
  stored = [webhook];
  const { user } = renderInPage(<FollowingSetting />);
  expect(await screen.findByText(/^Stoppet 15/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Send en prøve" }));
  expect(await screen.findByText(/Intet svar inden for 10 sekunder/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Start igen" }));
  expect(sent.map(({ path }) => path.split("/").at(-1))).toEqual(["test", "resume"]);
});

test.each([
  { calls: "none", deliveries: [], said: "Klar" },
  {
    calls: "one that is answered",
    deliveries: [{ ...tested, deliveredAt: tested.triedAt }],
    said: "Virker",
  },
  { calls: "one that is not", deliveries: [tested], said: "Svarede ikke sidst" },
])("a webhook with calls: $calls, is said to be: $said", async ({ deliveries, said }) => {
  stored = [
    { ...webhook, stoppedAt: null!, failingSince: null!, deliveries: deliveries as never[] },
  ];
  renderInPage(<FollowingSetting />);
  expect(await screen.findByText(said)).toBeTruthy();
});

test("corners that are no area, and no kinds at all, are told before anything is sent", async () => {
  const { user } = renderInPage(<FollowingSetting />);
  await user.click(await screen.findByRole("button", { name: "Følg på e-mail" }));
  const form = screen.getByRole("form", { name: "Følg på e-mail" });
  await user.click(within(form).getByText("Følg et område i stedet for et sted"));
  const corners = within(form).getByLabelText(/Områdets hjørner/);
  await user.type(corners, "9 56, 10 56");
  const submit = within(form).getByRole("button", { name: "Følg på e-mail" });
  await user.click(submit);
  expect(within(form).getByText(/Skriv mindst tre hjørner/)).toBeTruthy();
  await user.type(corners, ", 10 57");
  await user.click(submit);
  await screen.findByRole("button", { name: "Følg på e-mail" });
  expect(sent.map(({ body }) => body)).toEqual([{ frequency: "weekly", area: "9 56,10 56,10 57" }]);
});

test("a call that is held after a restore says so, and names no day", async () => {
  const held = { ...tested, isTest: false, triedAt: null, fault: null, isHeld: true };
  stored = [{ ...webhook, deliveries: [held] as never[] }];
  renderInPage(<FollowingSetting />);
  const said = await screen.findByText(/Holdt tilbage efter en gendannelse/);
  expect(said.textContent).not.toMatch(/Prøver igen|3000/);
});
