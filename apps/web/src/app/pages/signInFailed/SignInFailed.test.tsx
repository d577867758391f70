import { signInFailureReason } from "@mars/contracts/people/users";
import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { chooseLocale } from "../../../lib/language/locale.ts";
import { oidc } from "../../../testing/fakeOidc.ts";
import { renderInPage } from "../../../testing/renderInPage.tsx";
import { CallbackPage, SignInFailed } from "../CallbackPage.tsx";
import { SignInFailure } from "../../../lib/session/SignInFailure.ts";
import { da } from "./text.da.ts";

vi.mock("oidc-client-ts", async () => import("../../../testing/fakeOidc.ts"));

afterEach(() => {
  oidc.failure = null;
  vi.unstubAllGlobals();
});

test.each(signInFailureReason.options)("[A1] %s has words of its own, and a code", (reason) => {
  renderInPage(<SignInFailed failure={new SignInFailure(reason, { requestId: "r-1" })} />);
  expect(screen.getByRole("heading", { name: "Du er ikke logget ind" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toContain(da[`${reason}.text`]);
  expect(screen.getByText(`Kode til support: ${reason} / r-1`)).toBeTruthy();
});

test("[A1] a refusal by the authority is shown, not passed over, and logged", async () => {
  const asked: unknown[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    asked.push([new URL(request.url).pathname, await request.json()]);
    return new Response(null, { status: 204 });
  });
  oidc.failure = new Error("No matching state found in storage");
  renderInPage(<CallbackPage />);
  await screen.findByRole("alert");
  expect(asked).toEqual([["/api/user/sign-in-failures", { reason: "interrupted" }]]);
  expect(screen.getByRole("button", { name: "Prøv at logge ind igen" })).toBeTruthy();
});

test("[A1] [H13] it speaks English too", () => {
  chooseLocale("en-US");
  renderInPage(<SignInFailed failure={new SignInFailure("clock")} />);
  chooseLocale("da-DK");
  expect(screen.getByRole("alert").textContent).toContain("a clock is wrong");
});
