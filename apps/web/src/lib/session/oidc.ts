import {
  InMemoryWebStorage,
  type User,
  type UserManager,
  WebStorageStateStore,
} from "oidc-client-ts";
import { settingsReady } from "../settings/settings.ts";
import { oidcSettings } from "./oidcSettings.ts";
import { RenewingUserManager } from "./RenewingUserManager.ts";

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
