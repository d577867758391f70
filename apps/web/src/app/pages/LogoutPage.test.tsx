import { webRoutes } from "@mars/contracts/pages/webRoutes";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { oidc } from "../../testing/fakeOidc.ts";
import { changeSession, sessionState } from "../../lib/session/sessionState.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { RouteFactsScope } from "../routes/RouteFacts.ts";
import { LogoutPage } from "./LogoutPage.tsx";

vi.mock("oidc-client-ts", async () => import("../../testing/fakeOidc.ts"));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const shown = () => {
  oidc.asked.length = 0;
  const route = webRoutes.find(({ path }) => path === "/logout")!;
  return renderInPage(
    <RouteFactsScope value={route}>
      <LogoutPage />
    </RouteFactsScope>,
  );
};

test("[A1] whoever has nothing unsent is logged out at once", async () => {
  shown();
  await waitFor(() => expect(oidc.asked).toHaveLength(1));
});

test("[A1] whoever has unsent work is asked first, and it is deleted with their yes", async () => {
  localStorage.setItem("draft:project-1", '{"mine":{"name":"Kær"}}');
  const { user } = shown();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toContain("ikke er gemt");
  expect(oidc.asked).toHaveLength(0);
  await user.click(screen.getByRole("button", { name: "Log ud, og slet ændringerne" }));
  await waitFor(() => expect(oidc.asked).toHaveLength(1));
  expect(localStorage.getItem("draft:project-1")).toBeNull();
});

test("[A1] what someone else has kept in this browser is neither asked about nor deleted", async () => {
  const before = sessionState.get();
  changeSession({
    phase: "authenticated",
    profile: { id: "bo" } as NonNullable<typeof before.profile>,
  });
  localStorage.setItem("draft:project-1-fields@anna", '{"mine":{"name":"Kær"}}');
  shown();
  await waitFor(() => expect(oidc.asked).toHaveLength(1));
  sessionState.set(before);
  expect(localStorage.getItem("draft:project-1-fields@anna")).not.toBeNull();
});

test("[A1] a form that writes again as the page goes leaves nothing of who logged out", async () => {
  const before = sessionState.get();
  changeSession({
    phase: "authenticated",
    profile: { id: "anna" } as NonNullable<typeof before.profile>,
  });
  shown();
  await waitFor(() => expect(oidc.asked).toHaveLength(1));
  sessionState.set(before);
  localStorage.setItem("draft:project-1-fields@anna", '{"mine":{"name":"Kær"}}');
  window.dispatchEvent(new Event("pagehide"));
  expect(localStorage.getItem("draft:project-1-fields@anna")).toBeNull();
});

test("[A1] what an earlier release kept under no one's name is deleted without a question", async () => {
  const before = sessionState.get();
  changeSession({
    phase: "authenticated",
    profile: { id: "anna" } as NonNullable<typeof before.profile>,
  });
  localStorage.setItem("draft:project-1-fields", '{"mine":{"name":"Kær"}}');
  shown();
  await waitFor(() => expect(oidc.asked).toHaveLength(1));
  sessionState.set(before);
  expect(localStorage.getItem("draft:project-1-fields")).toBeNull();
});

test("[A1] as long as the server does not say who is here, no one's drafts are deleted", async () => {
  const before = sessionState.get();
  changeSession({ phase: "authenticated", profile: null });
  localStorage.setItem("draft:project-1-fields@anna", '{"mine":{"name":"Kær"}}');
  const { user } = shown();
  await user.click(screen.getByRole("button", { name: "Log ud, og slet ændringerne" }));
  await waitFor(() => expect(oidc.asked).toHaveLength(1));
  sessionState.set(before);
  expect(localStorage.getItem("draft:project-1-fields@anna")).not.toBeNull();
});
