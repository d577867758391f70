import { PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { describe, expect, test } from "vitest";
import { oneOf } from "../../../testing/sampled.ts";
import { corner, squareAt } from "../testing/loadWorld.ts";
import type { PersonName } from "../testing/people.ts";
import { putInStatus } from "../testing/putInStatus.ts";
import { useProjectsApi } from "../testing/useProjectsApi.ts";
import { schemeIds } from "../testing/worldIds.ts";

const api = useProjectsApi();
const area = squareAt(corner.x + 1000, corner.y + 1000, 1000);

/** The table of the domain as it was agreed, read aloud: from > to, flows, by applicant (a) or caseworker (c). */
const AGREED = `draft > applied FPE a
applied > draft FPE a
applied > applied FPE c
application_received > application_received FPE c
applied > application_received FPE c
applied > application_abandoned FPE ac
application_received > application_abandoned FPE ac
application_received > application_rejected FPE c
application_received > preliminary_examination FP c
application_received > approval E c
preliminary_examination > preliminary_investigation FPE ac
preliminary_examination > request_application_received F a
preliminary_investigation > request_application_received F a
preliminary_examination > approval_cancelled FPE ac
preliminary_investigation > approval_cancelled FPE ac
request_application_received > approval FPE c
request_application_received > application_rejected FPE c
request_application_received > request_abandoned FPE ac
approval > establishment FPE ac
approval > payment_request_received FPE a
establishment > payment_request_received FPE a
approval > approval_cancelled FPE ac
establishment > approval_cancelled FPE ac
payment_request_rejected > approval_cancelled FPE ac
payment_request_received > established FPE c
payment_request_received > payment_request_rejected FPE c
payment_request_rejected > payment_request_received FPE a
application_rejected > application_received FPE c
application_abandoned > application_received FPE c
request_abandoned > application_received FPE c
approval_cancelled > application_received FPE c`.split("\n");

const FLOWS = {
  F: schemeIds.full,
  P: schemeIds.examination,
  E: schemeIds.establishment,
} as const;
const ROLES: readonly [PersonName, string][] = [
  ["owner", "a"],
  ["caseworker", "c"],
];

function movers(from: string, to: string, flow: string): string {
  const row = AGREED.find((line) => line.startsWith(`${from} > ${to} `));
  const [, , , flows = "", actors = ""] = row?.split(" ") ?? [];
  return flows.includes(flow) ? actors : "";
}

const today = copenhagenDay(new Date().toISOString());
const everything = {
  remark: "Fordi",
  caseId: "F2-2026-1",
  confirmed: true,
  decidedOn: today,
};

describe.each(["F", "P", "E"] as const)("[P4] in flow %s through the API", (flow) => {
  test.each(oneOf(PROJECT_STATUSES, 6, flow))(
    "from %s exactly the moves of the table are made, by those it names",
    async (from) => {
      const { id } = await api.create("owner", { geometry: area, subsidySchemeId: FLOWS[flow] });
      let isThere = false;
      for (const to of PROJECT_STATUSES) {
        for (const [who, hat] of ROLES) {
          // A refusal leaves it where it is; only a move is restored.
          if (!isThere)
            await putInStatus(api.database, id, from, { statusBefore: "application_received" });
          const answer = await api.call(who, "POST", `/projects/${id}/transitions`, {
            version: 1,
            body: { ...everything, to },
          });
          const moves = movers(from, to, flow).includes(hat);
          // Who may not see a project must not learn where it could go.
          const unknown = hat === "c" && from === "draft";
          const statuses = moves ? [200] : unknown ? [404] : [403, 409];
          const told = `${from} > ${to} as ${who}: ${answer.status} ${answer.body.code}`;
          const asAgreed = statuses.includes(answer.status);
          expect({ told, asAgreed, now: answer.body.project?.status }).toEqual({
            told,
            asAgreed: true,
            now: moves ? to : undefined,
          });
          isThere = !moves;
        }
      }
    },
    60_000,
  );
});
