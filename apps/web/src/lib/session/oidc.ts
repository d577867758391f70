import {
  InMemoryWebStorage,
  type User,
  type UserManager,
  WebStorageStateStore,
  type UserManagerSettings,
} from "oidc-client-ts";
import { settingsReady } from "../settings/settings.ts";
import { RenewingUserManager } from "./RenewingUserManager.ts";
import type { AppSettings } from "@mars/contracts/platform/appSettings";

/** SPEC 9 'Identity provider timing'. A timed-out silent renew is retried by the library after 5 s. */
const oidcTimings = {
  accessTokenExpiringNotificationTimeInSeconds: 60,
  silentRequestTimeoutInSeconds: 10,
  // Without it the library waits for ever for an authority that accepts and never answers.
  requestTimeoutInSeconds: 10,
  staleStateAgeInSeconds: 900,
  checkSessionIntervalInSeconds: 2,
  monitorSession: false,
  automaticSilentRenew: true,
  popupWindowFeatures: { height: 640 },
} satisfies Partial<UserManagerSettings>;

/** Addresses may be given relative to our own origin, as the embedded authority's are. */
export function oidcSettings(
  identity: AppSettings["identity"],
  origin: string,
): UserManagerSettings {
  const absolute = (address: string) => new URL(address, origin).href;
  return {
    ...oidcTimings,
    authority: absolute(identity.authority),
    client_id: identity.clientId,
    redirect_uri: absolute(identity.loginRedirectUrl),
    post_logout_redirect_uri: absolute(identity.logoutRedirectUrl),
    response_type: "code",
    scope: identity.scope,
    ...(identity.resource && { resource: identity.resource }),
  };
}

let manager: Promise<UserManager> | null = null;

/** The library's manager, made once. This file is only ever loaded lazily. */
export function userManager(): Promise<UserManager> {
  manager ??= settingsReady().then(
    ({ identity }) =>
      new RenewingUserManager({
        ...oidcSettings(identity, window.location.origin),
        // Tokens live as long as the page does; what a script could read later is not there.
        userStore: new WebStorageStateStore({ store: new InMemoryWebStorage() }),
        stateStore: new WebStorageStateStore({ store: window.sessionStorage }),
      }),
  );
  return manager;
}

export type { User };
