import { type User, UserManager, WebStorageStateStore } from "oidc-client-ts";
import { settingsReady } from "../settings/settings.ts";
import { oidcSettings } from "./oidcSettings.ts";

let manager: Promise<UserManager> | null = null;

/** The library's manager, made once. This file is only ever loaded lazily. */
export function userManager(): Promise<UserManager> {
  manager ??= settingsReady().then(
    ({ identity }) =>
      new UserManager({
        ...oidcSettings(identity, window.location.origin),
        userStore: new WebStorageStateStore({ store: window.sessionStorage }),
      }),
  );
  return manager;
}

export type { User };
