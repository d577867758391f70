import { readUserClaims, readUserInfo, trackLogin, trackUse } from "@mars/contracts/users";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { signedIn } from "../../platform/identity/person.ts";
import { declareProblems } from "../../platform/problems/problemCodes.ts";
import { valueOrProblem } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import { profileOf } from "./profileOf.ts";
import { readOrganization, saveTrackEvent, touchPerson } from "./queries.ts";
import { loginTrackingOf, trackingOf } from "./trackingOf.ts";

declareProblems({
  "tracking.consent-required": {
    status: 422,
    title: "Without statistics consent only the consent itself is recorded",
  },
});

export async function usersRoutes(app: App, { database }: Services): Promise<void> {
  route(app, readUserInfo, async ({ request }) => {
    const person = signedIn(request);
    const organization = person.vat ? await readOrganization(database.read, person.vat) : null;
    return profileOf(person, organization);
  });

  route(app, readUserClaims, async ({ request }) => signedIn(request).claims);

  route(app, trackLogin, async ({ request, body, transaction }) => {
    const person = signedIn(request);
    await transaction(async (tx) => {
      await touchPerson(tx, person.id);
      await saveTrackEvent(tx, loginTrackingOf(body, person.id));
    });
  });

  route(app, trackUse, async ({ request, body }) => {
    const event = valueOrProblem(trackingOf(body, request.person?.id ?? null));
    await saveTrackEvent(database.write, event);
  });
}
