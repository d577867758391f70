import { backChannelLogout } from "@mars/contracts/people/users";
import type { App } from "../../platform/http/App.ts";
import { networkOf } from "../../platform/http/callers/callerOf.ts";
import { acceptForms } from "../../platform/http/bodies/formBodies.ts";
import { rateLimiter } from "../../platform/http/callers/rateLimits.ts";
import { route } from "../../platform/http/route.ts";
import type { RevokedSessions } from "../../platform/identity/RevokedSessions.ts";
import type { LogoutVerifier } from "../../platform/identity/verifyLogout.ts";
import { logSecurityEvent } from "../../platform/log/logSecurityEvent.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import "./problems.ts";

/** More than an authority of a whole nation sends, and few enough to guess in vain. */
const PER_MINUTE = 600;

type Logouts = { verifyLogout: LogoutVerifier; revokedSessions: RevokedSessions };

/** Called by the authority itself when a session there has ended. */
export async function logoutRoutes(
  app: App,
  { verifyLogout, revokedSessions }: Logouts,
): Promise<void> {
  await app.register(async (scope: App) => {
    acceptForms(scope);
    scope.addHook(
      "onRequest",
      rateLimiter(scope, PER_MINUTE, ({ ip }) => `logout:${networkOf(ip)}`),
    );
    route(scope, backChannelLogout, async ({ request, body }) => {
      const logout = await verifyLogout(body.logout_token);
      const reason =
        typeof logout === "string"
          ? logout
          : (await revokedSessions.endByAuthority(logout))
            ? null
            : "replayed";
      if (reason !== null) {
        logSecurityEvent(request, "logout.refused", { reason });
        throw new ProblemError("logout.refused", { figures: { reason } });
      }
      logSecurityEvent(request, "sign-out.authority");
    });
  });
}
