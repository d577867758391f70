import type { SigninSilentArgs, User, UserManager } from "oidc-client-ts";
import { randomId } from "../randomId.ts";
import { dropIdTokenHint, keepIdTokenHint, readIdTokenHint } from "./idTokenHint.ts";

/**
 * Refresh tokens are used up by use, and one used twice ends the sign-in: the library's timer and a
 * refused call must share one renewal. Where the refresh token no longer holds, the session at the
 * authority is asked.
 */
export function renewOnce(manager: UserManager): void {
  const renew = manager.signinSilent.bind(manager);
  let running: Promise<User | null> | null = null;

  const ask = async (request?: SigninSilentArgs): Promise<User | null> => {
    const inFrame = () => ({ ...request, nonce: randomId(), forceIframeAuth: true });
    const hint = readIdTokenHint();
    if (!hint?.isNeeded)
      try {
        const user = await renew(inFrame());
        dropIdTokenHint();
        return user;
      } catch (fault) {
        if (hint === null || !isRequestRefused(fault)) throw fault;
      }
    const user = await renew({ ...inFrame(), extraQueryParams: { id_token_hint: hint.idToken } });
    keepIdTokenHint(user?.id_token ?? hint.idToken, true);
    return user;
  };

  const renewOrAsk = async (request?: SigninSilentArgs): Promise<User | null> => {
    const hasToken = Boolean((await manager.getUser())?.refresh_token);
    if (!hasToken) return ask(request);
    try {
      return await renew(request);
    } catch (fault) {
      if (!isRefusal(fault)) throw fault;
      return ask(request);
    }
  };

  manager.signinSilent = (request) => {
    running ??= renewOrAsk(request).finally(() => {
      running = null;
    });
    return running;
  };
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

/** The authority has answered, with no; a network that failed has not. */
export function isRefusal(fault: unknown): boolean {
  return (
    typeof fault === "object" && fault !== null && typeof Reflect.get(fault, "error") === "string"
  );
}
