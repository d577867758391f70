import {
  answerOffer,
  changeDelegate,
  changeOwner,
  listOffers,
  openInvitation as openInvitationContract,
  type ReceivedOffer,
  withdrawOffer,
} from "@mars/contracts/projects/projectParties";
import { may } from "@mars/domain/rights/may";
import { normaliseVat } from "@mars/domain/organizations/ownerOrganizations";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { Tx } from "../../../platform/database/Database.ts";
import type { App } from "../../../platform/http/App.ts";
import { sendVersion } from "../../../platform/http/answers/ifMatch.ts";
import { route } from "../../../platform/http/route.ts";
import { type Person, signedIn } from "../../../platform/identity/person.ts";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { answerOffer as answer } from "./answerOffer.ts";
import { makeOffer } from "./makeOffer.ts";
import { openInvitation } from "./invitation.ts";
import { readOpenOffers, readReceivedOffers, type ReceivedRow } from "./offerQueries.ts";
import { ensureMay, openForChange, openProject } from "../project/openProject.ts";
import { projectAnswer } from "../project/projectAnswer.ts";
import { lockProject, readProjectRow, updateProject } from "../project/projectQueries.ts";
import { type ProjectRow, resourceOf, holderOfRow } from "../project/ProjectRow.ts";
import { takeBackOffer } from "./takeBackOffer.ts";
import { changeHolder } from "@mars/domain/rights/holder";
import { loggedChanges } from "../history/loggedFields.ts";
import { logChange } from "../history/logChange.ts";
import type { ProjectAuditContext } from "../history/ProjectAuditContext.ts";

/** Who owns a project and who acts for the owner: offered, accepted, ended. */
export function partyRoutes(app: App, { config, database, now }: Services): void {
  const limits = limitsOf(config);
  const { publicUrl } = config.server;
  const seen = async (tx: Tx, row: ProjectRow, person: Person) => ({
    project: may(person, "project.read", resourceOf(row))
      ? await projectAnswer(tx, row, person, now())
      : null,
  });

  route(app, changeOwner, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const row = await openForChange(tx, { person, id: params.id, version, yours: body, now: at });
      await makeOffer(tx, row, { role: "owner", ...body }, { person, at, limits, publicUrl });
      sendVersion(reply, row.version);
      return seen(tx, row, person);
    }),
  );

  route(app, changeDelegate, ({ request, reply, params, body, version, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now(), limits, publicUrl };
      const row = await openForChange(tx, {
        person,
        id: params.id,
        version,
        yours: body,
        now: act.at,
      });
      if (body.vat === null && !body.person) {
        const after = await endDelegation(tx, row, act);
        sendVersion(reply, after.version);
        return seen(tx, after, person);
      }
      const { also, ...offer } = body;
      await makeOffer(tx, row, { role: "delegate", ...offer }, act);
      for (const id of new Set(also.filter((one) => one !== row.id).toSorted())) {
        await lockProject(tx, id);
        const other = await openProject(tx, id, person);
        await makeOffer(tx, other, { role: "delegate", ...offer }, act);
      }
      sendVersion(reply, row.version);
      return seen(tx, row, person);
    }),
  );

  route(app, withdrawOffer, ({ request, params, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const act = { person, at: now(), limits, publicUrl };
      await lockProject(tx, params.id);
      const row = await openProject(tx, params.id, person);
      ensureMay(person, params.role === "owner" ? "project.change-owner" : "project.delegate", row);
      const offers = await readOpenOffers(tx, row.id, act.at);
      const open = offers.find(({ role }) => role === params.role);
      if (!open) throw new ProblemError("offer.answered");
      await takeBackOffer(tx, open, act);
      return projectAnswer(tx, (await readProjectRow(tx, row.id))!, person, act.at);
    }),
  );

  route(app, listOffers, async ({ request }) => {
    const person = signedIn(request);
    return (await readReceivedOffers(database.write, partyId(person), now())).map(receivedOffer);
  });

  route(app, openInvitationContract, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const person = signedIn(request);
      const at = now();
      const id = await openInvitation(tx, body.key, { person, at });
      const offers = await readReceivedOffers(tx, partyId(person), at);
      return receivedOffer(offers.find((offer) => offer.id === id)!);
    }),
  );

  route(app, answerOffer, ({ request, params, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      return { projectId: await answer(tx, params.id, body.accept, act) };
    }),
  );
}

const partyId = ({ id, vat }: Person) => ({ id, vat: normaliseVat(vat) });

function receivedOffer(row: ReceivedRow): ReceivedOffer {
  return {
    id: row.id,
    role: row.role,
    projectName: row.projectName,
    projectStatus: row.projectStatus,
    areaHa: row.areaHa,
    owner: row.owner,
    madeBy: row.madeByName,
    madeAt: row.madeAt.toISOString(),
    scope: row.scope,
    endsAt: row.endsAt?.toISOString() ?? null,
    lapsesAt: row.lapsesAt.toISOString(),
    isForGood: row.toKind === "municipality",
  };
}

/** Ends a delegation at once, by the owner or by the delegate. */
async function endDelegation(
  tx: Tx,
  row: ProjectRow,
  act: ProjectAuditContext,
): Promise<ProjectRow> {
  ensureMay(act.person, "project.end-delegation", row);
  valueOrProblem(
    changeHolder({
      role: "delegate",
      current: holderOfRow(row.delegateVat, row.delegatePersonId),
      isFinal: row.delegateIsFinal,
      next: null,
      nextIsMunicipality: false,
      confirmed: false,
    }),
  );
  await updateProject(
    tx,
    row.id,
    {
      delegate_vat: null,
      delegate_person_id: null,
      delegate_scope: "apply",
      delegate_ends_at: null,
    },
    { personId: act.person.id, at: act.at },
  );
  const after = (await readProjectRow(tx, row.id))!;
  await logChange(tx, act, {
    projectId: row.id,
    action: "delegate",
    changes: loggedChanges(row, after),
  });
  return after;
}
