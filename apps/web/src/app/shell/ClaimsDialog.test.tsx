import { readUserClaims } from "@mars/contracts/people/users";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { fakeServer } from "../../testing/fakeServer.ts";
import { renderInPage } from "../../testing/renderInPage.tsx";
import { ClaimsDialog } from "./ClaimsDialog.tsx";

const server = fakeServer();

test("[H8] times among the claims are readable, and copied as they came", async () => {
  server.on(readUserClaims, () => [
    { type: "auth_time", value: "1794852000" },
    { type: "sub", value: "1794852000" },
  ]);
  const { user } = renderInPage(<ClaimsDialog onClose={() => {}} />);
  expect(await screen.findByText("16.11.2026 - 19:00", { exact: false })).toBeTruthy();
  expect(screen.getByText("1794852000")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Kopier auth_time" }));
  expect(await navigator.clipboard.readText()).toBe("1794852000");
});
