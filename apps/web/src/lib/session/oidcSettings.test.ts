// @vitest-environment node
import { OidcClient } from "oidc-client-ts";
import { afterEach, expect, test, vi } from "vitest";
import { builtInSettings } from "../settings/builtInSettings.ts";
import { oidcSettings } from "./oidc.ts";
import { failureOfCallback } from "./SignInFailure.ts";

const settings = oidcSettings(builtInSettings.identity, "https://mars.example");

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("[A1] code flow with scope openid against the configured authority, relative addresses made whole", () => {
  expect(settings).toMatchObject({
    authority: "https://mars.example/identity",
    redirect_uri: "https://mars.example/oidc_callback",
    post_logout_redirect_uri: "https://mars.example/",
    response_type: "code",
    scope: "openid",
  });
});

test("[A1] the timings of SPEC 9", () => {
  expect(settings).toMatchObject({
    automaticSilentRenew: true,
    monitorSession: false,
    accessTokenExpiringNotificationTimeInSeconds: 60,
    silentRequestTimeoutInSeconds: 10,
    staleStateAgeInSeconds: 900,
    checkSessionIntervalInSeconds: 2,
  });
});

test("[A1] [C3] an authority that does not answer within 10 s is 'Network timed out', told as unreachable", async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => reject(new DOMException("Aborted", "AbortError")));
      }),
  );
  const asked = new OidcClient(settings).metadataService
    .getMetadata()
    .catch((fault: unknown) => fault);
  await vi.advanceTimersByTimeAsync(10_000);
  const fault = await asked;
  expect(fault).toMatchObject({ name: "ErrorTimeout", message: "Network timed out" });
  expect(failureOfCallback(fault).reason).toBe("unreachable");
});
