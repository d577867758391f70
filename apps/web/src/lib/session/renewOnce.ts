import type { SigninSilentArgs, User, UserManager } from "oidc-client-ts";

/**
 * Refresh tokens are used up by use, and one used twice ends the sign-in: the library's timer and a
 * refused call must share one renewal. Where the refresh token no longer holds, the session at the
 * authority is asked.
 */
export function renewOnce(manager: UserManager): void {
  const renew = manager.signinSilent.bind(manager);
  let running: Promise<User | null> | null = null;

  const renewOrAsk = async (request?: SigninSilentArgs): Promise<User | null> => {
    const hadToken = Boolean((await manager.getUser())?.refresh_token);
    try {
      return await renew(request);
    } catch (fault) {
      if (!hadToken || !isRefusal(fault)) throw fault;
      return renew({ ...request, forceIframeAuth: true });
    }
  };

  manager.signinSilent = (request) => {
    running ??= renewOrAsk(request).finally(() => {
      running = null;
    });
    return running;
  };
}

/** The authority has answered, with no; a network that failed has not. */
export function isRefusal(fault: unknown): boolean {
  return (
    typeof fault === "object" && fault !== null && typeof Reflect.get(fault, "error") === "string"
  );
}
