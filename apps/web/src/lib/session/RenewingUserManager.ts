import { type SigninSilentArgs, type User, UserManager } from "oidc-client-ts";
import { randomId } from "../randomId.ts";
import { dropIdTokenHint, keepIdTokenHint, readIdTokenHint } from "./idTokenHint.ts";
import { isRefusal } from "./isRefusal.ts";

/**
 * Refresh tokens are used up by use, and one used twice ends the sign-in: the library's timer and a
 * refused call must share one renewal. Where the refresh token no longer holds, the session at the
 * authority is asked.
 */
export class RenewingUserManager extends UserManager {
  #running: Promise<User | null> | null = null;

  override signinSilent(request?: SigninSilentArgs): Promise<User | null> {
    this.#running ??= this.#renewOrAsk(request).finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #renewOrAsk(request?: SigninSilentArgs): Promise<User | null> {
    const hasToken = Boolean((await this.getUser())?.refresh_token);
    if (!hasToken) return this.#ask(request);
    try {
      return await super.signinSilent(request);
    } catch (fault) {
      if (!isRefusal(fault)) throw fault;
      return this.#ask(request);
    }
  }

  async #ask(request?: SigninSilentArgs): Promise<User | null> {
    const inFrame = () => ({ ...request, nonce: randomId(), forceIframeAuth: true });
    const hint = readIdTokenHint();
    if (!hint?.isNeeded)
      try {
        const user = await super.signinSilent(inFrame());
        dropIdTokenHint();
        return user;
      } catch (fault) {
        if (hint === null || !isRequestRefused(fault)) throw fault;
      }
    const user = await super.signinSilent({
      ...inFrame(),
      extraQueryParams: { id_token_hint: hint.idToken },
    });
    keepIdTokenHint(user?.id_token ?? hint.idToken, true);
    return user;
  }
}

/** OpenID Connect Core 3.1.2.6: it is the person who would have to do something. */
const aboutPerson = [
  "login_required",
  "interaction_required",
  "consent_required",
  "account_selection_required",
  "access_denied",
];

/** Not the person is refused but how it was asked. */
function isRequestRefused(fault: unknown): boolean {
  return isRefusal(fault) && !aboutPerson.includes(String(Reflect.get(Object(fault), "error")));
}
