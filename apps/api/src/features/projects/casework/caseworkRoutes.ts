import { compareCodes } from "@mars/domain/order/compareCodes";
import {
  assignCases,
  deleteFilter,
  listFilters,
  readQueue,
  recordReceipts,
  requestInformation,
  saveFilter,
} from "@mars/contracts/projects/casework";
import { limitsOf } from "@mars/contracts/platform/limitsOf";
import type { App } from "../../../platform/http/App.ts";
import { route } from "../../../platform/http/route.ts";
import { signedIn } from "../../../platform/identity/person.ts";
import { answerDay } from "@mars/domain/lifecycle/answerDay";
import { ProblemError, valueOrProblem } from "../../../platform/problems/ProblemError.ts";
import type { Services } from "../../../services.ts";
import { assignCase } from "./assignCase.ts";
import {
  type Caseworker,
  readCaseworkers,
  readFilters,
  removeFilter,
  upsertFilter,
} from "./caseworkQueries.ts";
import type { CaseOutcome } from "./CaseOutcome.ts";
import { checkField } from "../project/checkField.ts";
import { queueAnswer } from "./queueAnswer.ts";
import { recordReceipt } from "./recordReceipt.ts";
import { writeRemark } from "./writeRemark.ts";

const FILTERS_AT_MOST = 20;

/** The caseworker's queue: what waits, who has it, and what is done to several cases at once. */
export function caseworkRoutes(app: App, { config, database, now }: Services): void {
  const limits = limitsOf(config);
  const { publicUrl } = config.server;

  route(app, readQueue, ({ request }) => queueAnswer(database.write, signedIn(request), now()));

  route(app, assignCases, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      const to = chosenCaseworker(await readCaseworkers(tx), body.to);
      const outcomes = [];
      // In one order everywhere, so that two who assign at once never wait for each other.
      for (const one of body.cases.toSorted((a, b) => compareCodes(a.id, b.id))) {
        outcomes.push(await assignCase(tx, one, to, act));
      }
      return tellOutcomes(outcomes);
    }),
  );

  route(app, requestInformation, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      const text = checkField("remark", body.text, limits, { field: "text" });
      const answerBy = body.answerBy
        ? valueOrProblem(answerDay(body.answerBy, act.at.toISOString()))
        : null;
      const outcomes = [];
      for (const id of [...new Set(body.ids)].toSorted()) {
        outcomes.push(await writeRemark(tx, id, { text, answerBy }, act));
      }
      return tellOutcomes(outcomes);
    }),
  );

  route(app, recordReceipts, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const act = { person: signedIn(request), at: now(), limits, publicUrl };
      const outcomes = [];
      // In one order everywhere, so that two who record at once never wait for each other.
      const ordered = body.receipts
        .map((one) => ({ ...one, caseNumber: one.caseNumber.trim().toUpperCase() }))
        .toSorted((a, b) => compareCodes(a.caseNumber, b.caseNumber));
      for (const one of ordered) outcomes.push(await recordReceipt(tx, one, act));
      return {
        done: outcomes.flatMap((one) => ("id" in one ? [one.id] : [])),
        skipped: outcomes.flatMap((one) => ("id" in one ? [] : [one])),
      };
    }),
  );

  route(app, listFilters, async ({ request }) => [
    ...(await readFilters(database.write, signedIn(request).id)),
  ]);

  route(app, saveFilter, ({ request, body, transaction }) =>
    transaction(async (tx) => {
      const { id } = signedIn(request);
      const saved = await upsertFilter(tx, id, body);
      if ((await readFilters(tx, id)).length > FILTERS_AT_MOST) {
        throw new ProblemError("casework.too-many-filters", { figures: { most: FILTERS_AT_MOST } });
      }
      return saved;
    }),
  );

  route(app, deleteFilter, ({ request, params, transaction }) =>
    transaction((tx) => removeFilter(tx, signedIn(request).id, params.id)),
  );
}

function tellOutcomes(outcomes: readonly CaseOutcome[]) {
  return {
    done: outcomes.filter(({ done }) => done).map(({ id }) => id),
    skipped: outcomes.flatMap((one) =>
      one.done ? [] : [{ id: one.id, name: one.name, reason: one.reason }],
    ),
  };
}

function chosenCaseworker(known: readonly Caseworker[], id: string | null): Caseworker | null {
  if (id === null) return null;
  const found = known.find((one) => one.id === id);
  if (!found) throw new ProblemError("casework.no-caseworker");
  return found;
}
