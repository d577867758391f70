import "./problems.ts";
import {
  endSession,
  type Profile,
  readUserClaims,
  readUserInfo,
  reportSignInFailure,
  trackLogin,
  trackUse,
} from "@mars/contracts/people/users";
import type { FastifyRequest } from "fastify";
import type { App } from "../../platform/http/App.ts";
import { callerOf } from "../../platform/http/callers/callerOf.ts";
import { route } from "../../platform/http/route.ts";
import type { RevokedSessions } from "../../platform/identity/RevokedSessions.ts";
import type { FindBearer } from "../../platform/identity/identify.ts";
import { type Person, signedIn } from "../../platform/identity/person.ts";
import { logSecurityEvent } from "../../platform/log/logSecurityEvent.ts";
import { ProblemError, valueOrProblem } from "../../platform/problems/ProblemError.ts";
import type { Services } from "../../services.ts";
import {
  deleteOldestTracking,
  deleteOldTracking,
  type KnownOrganization,
  measureTracking,
  readOrganization,
  saveTrackEvent,
  touchPerson,
} from "./queries.ts";
import { loginTrackingOf, type TrackEvent, trackingOf } from "./trackingOf.ts";
import { initialsOf } from "@mars/domain/people/initialsOf";
import { belongsToOwner } from "@mars/domain/organizations/ownerOrganizations";
import type { Config } from "../../platform/config/readConfig.ts";
import type { RetentionPolicy } from "../../platform/storage/RetentionPolicy.ts";

const BYTES_PER_MB = 1_000_000;

/** Records of use. */
function trackingStorage({ storage }: Config): RetentionPolicy {
  return {
    name: "tracking",
    limitBytes: storage.trackingMb * BYTES_PER_MB,
    limitBytesPerCaller: storage.trackingMbPerCaller * BYTES_PER_MB,
    measureBytes: measureTracking,
    deleteExpired: (database, batchRows) =>
      deleteOldTracking(database, storage.retentionDays.tracking, batchRows),
    evict: deleteOldestTracking,
  };
}

const BYTES_PER_KB = 1_000;

type Sessions = { findBearer: FindBearer; revokedSessions: RevokedSessions };

export async function usersRoutes(
  app: App,
  services: Services,
  { findBearer, revokedSessions }: Sessions,
): Promise<void> {
  const { config, database, storage } = services;
  const quota = storage.registerKind(trackingStorage(config));
  const maxBytes = config.storage.trackingKb * BYTES_PER_KB;

  /** No one's statistics fill the disk: too large or too many are refused. */
  const admitted = async (request: FastifyRequest, event: TrackEvent): Promise<number> => {
    const bytes = Buffer.byteLength(JSON.stringify(event.payload));
    if (bytes > maxBytes)
      throw new ProblemError("tracking.too-large", { figures: { bytes, mostBytes: maxBytes } });
    const refusal = await quota.refusalFor(callerOf(request));
    if (refusal)
      throw new ProblemError("request.too-many", {
        headers: { "retry-after": String(refusal.retryAfterS) },
      });
    return bytes;
  };

  route(app, readUserInfo, async ({ request }) => {
    const person = signedIn(request);
    const organization = person.vat ? await readOrganization(database.read, person.vat) : null;
    return profileOf(person, organization);
  });

  route(app, endSession, async ({ request, body }) => {
    const bearer = await findBearer(body.token).catch((fault: unknown) => {
      // As RFC 7009 has it: what does not hold needs no ending.
      if (
        fault instanceof ProblemError &&
        (fault.code === "identity.invalid" || fault.code === "identity.ended")
      )
        return null;
      throw fault;
    });
    if (bearer === null) return;
    await revokedSessions.end(bearer, body.everywhere);
    request.person = bearer.person;
    logSecurityEvent(request, body.everywhere ? "sign-out.everywhere" : "sign-out");
  });

  route(app, readUserClaims, async ({ request }) => signedIn(request).claims);

  route(app, reportSignInFailure, async ({ request, body: { reason, errorCode = "" } }) => {
    logSecurityEvent(request, "sign-in.failed", { reason, errorCode });
  });

  route(app, trackLogin, async ({ request, body, transaction }) => {
    const person = signedIn(request);
    const event = loginTrackingOf(body, person.id);
    const bytes = await admitted(request, event);
    await transaction(async (tx) => {
      await touchPerson(tx, person.id);
      await saveTrackEvent(tx, event);
    });
    await quota.add(callerOf(request), bytes);
    logSecurityEvent(request, "sign-in", {
      roles: person.roles.join(","),
      ...(person.fullName === "" && { missing: "name" }),
    });
  });

  route(app, trackUse, async ({ request, body }) => {
    const event = valueOrProblem(trackingOf(body, request.person?.id ?? null));
    const bytes = await admitted(request, event);
    await saveTrackEvent(database.write, event);
    await quota.add(callerOf(request), bytes);
  });
}

function profileOf(person: Person, organization: KnownOrganization | null): Profile {
  const isSegesOwner = belongsToOwner("seges", person.vat);
  const isNatureAgency = belongsToOwner("natureAgency", person.vat);
  const isAgency = belongsToOwner("agency", person.vat);
  return {
    id: person.id,
    initials: initialsOf(person.fullName),
    fullName: person.fullName,
    email: person.email,
    vat: person.vat,
    organizationName: person.organizationName ?? organization?.name ?? null,
    roles: person.roles,
    organizationKind: organization?.kind ?? kindByVat(),
    isSegesOwner,
    isNatureAgency,
    isAgency,
  };

  // An organisation we do not know by its number is a company: that is how they sign in.
  function kindByVat(): string | null {
    if (person.vat === null) return null;
    if (isSegesOwner) return "seges";
    if (isNatureAgency) return "nature_agency";
    return isAgency ? "agency" : "company";
  }
}
