// @vitest-environment node
import { expect, test } from "vitest";
import { builtInSettings } from "../settings/builtInSettings.ts";
import { oidcSettings } from "./oidcSettings.ts";

const settings = oidcSettings(builtInSettings.identity, "https://mars.example");

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
