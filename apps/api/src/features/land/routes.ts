import {
  downloadLandHoldings,
  type LandPage,
  listLandHoldings,
  type MunicipalityHolding,
  readLandPage,
} from "@mars/contracts/places/land";
import { holdingsByQuarter, type LandHolding, sumHoldings } from "@mars/domain/status/landHoldings";
import { effortPosition, rankUnits } from "@mars/domain/status/rankUnits";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { translator } from "@mars/wording/language/text";
import { landTableText } from "@mars/wording/status/landTableText";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describedBy } from "../../platform/csv/describedBy.ts";
import { type CsvColumn, csvMediaType, writeCsv } from "../../platform/csv/writeCsv.ts";
import type { App } from "../../platform/http/App.ts";
import { serializeAnswer } from "../../platform/http/answers/serializeAnswer.ts";
import { route } from "../../platform/http/route.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Services } from "../../services.ts";
import { holdings, municipalityNames, type NamedMunicipality } from "./queries.ts";
import "./problems.ts";

const nothing = {
  projectLandHa: 0,
  compensationLandHa: 0,
  bindingAgreementsHa: 0,
  pendingAgreementsHa: 0,
  boughtHa: 0,
  soldHa: 0,
  vkpHa: 0,
  klpHa: 0,
};

const topics = ["land", "status"] as const;

const t = translator(landTableText, "da-DK");
const named = [
  "municipalityCode",
  "municipalityName",
  "year",
  "quarter",
  "projectLandHa",
  "compensationLandHa",
  "bindingAgreementsHa",
  "boughtHa",
  "soldHa",
  "vkpHa",
  "klpHa",
] as const satisfies readonly (keyof MunicipalityHolding)[];
const columns: readonly CsvColumn<MunicipalityHolding>[] = named.map((name) => ({
  title: t(name),
  value: (row) => row[name],
}));

export async function landRoutes(
  app: App,
  { database, responseCache, now }: Services,
): Promise<void> {
  const today = () => copenhagenDay(now().toISOString());
  const send = (
    context: { request: FastifyRequest; reply: FastifyReply },
    recipe: { key: string; mediaType?: string; make: () => Promise<string> },
  ) => sendCached(context, responseCache, { ...recipe, topics, epoch: today });

  route(app, listLandHoldings, (context) =>
    send(context, {
      key: "land",
      make: async () => serializeAnswer(listLandHoldings, await holdings(database.write, today())),
    }),
  );
  route(app, downloadLandHoldings, (context) => {
    void context.reply.headers({
      "content-disposition": 'attachment; filename="mars-jordopkoeb.csv"',
      link: describedBy("tables/metadata.json"),
    });
    return send(context, {
      key: "land csv",
      mediaType: csvMediaType,
      make: async () => writeCsv(columns, await holdings(database.write, today())),
    });
  });
  route(app, readLandPage, (context) => {
    const { quarter, asOf } = context.query;
    return send(context, {
      key: `land page ${quarter ?? ""} ${asOf ?? ""}`,
      make: async () => {
        const day = asOf ?? today();
        if (day > today())
          throw new ProblemError("status.day-unknown", {
            nearest: today(),
            figures: { asked: day },
          });
        const [rows, municipalities] = await Promise.all([
          holdings(database.write, day),
          municipalityNames(database.write, day),
        ]);
        const page = landPageOf(rows, municipalities, askedQuarter(quarter));
        if (quarter && !page.shown) throw quarterUnknown(quarter, page);
        return serializeAnswer(readLandPage, page);
      },
    });
  });
}

/** The nearest quarter there are figures of: the first or the last of them. */
function quarterUnknown(asked: string, { quarters }: LandPage): ProblemError {
  const known = quarters.map(({ year, quarter }) => `${year}-${quarter}`);
  const nearest = asked < (known[0] ?? asked) ? known[0] : known.at(-1);
  if (nearest === undefined) return new ProblemError("resource.not-found");
  return new ProblemError("land.quarter-unknown", { nearest, figures: { asked } });
}

function askedQuarter(text: string | undefined): { year: number; quarter: number } | null {
  if (text === undefined) return null;
  return { year: Number(text.slice(0, 4)), quarter: Number(text.slice(5)) };
}

type Quarter = { year: number; quarter: number };

/**
 * State land at the end of a quarter; of the last there is where none is requested. A municipality
 * of another day is listed while there is something to tell of it, and compared with no one.
 */
function landPageOf(
  rows: readonly MunicipalityHolding[],
  municipalities: readonly NamedMunicipality[],
  asked: Quarter | null,
): LandPage {
  // Only agreements with a completed ruling are loaded; there is nothing pending to show.
  const all = rows.map((row) => ({ ...row, pendingAgreementsHa: 0 }) as LandHolding);
  const quarters = holdingsByQuarter(all);
  const index = asked
    ? quarters.findIndex(({ year, quarter }) => year === asked.year && quarter === asked.quarter)
    : quarters.length - 1;
  const shown = quarters[index] ?? null;
  const before = quarters[index - 1] ?? null;
  const figuresOf = (id: string, at: Quarter | null) =>
    sumHoldings([
      all.find(
        (row) => row.municipalityId === id && row.year === at?.year && row.quarter === at.quarter,
      ) ?? nothing,
    ]);
  const units = municipalities.map((unit) => ({ ...unit, ...figuresOf(unit.id, shown) }));
  const changeOf = ({ id, inventoryHa }: (typeof units)[number]) =>
    before && inventoryHa - figuresOf(id, before).inventoryHa;
  const ofDay = units.filter(({ isOfDay }) => isOfDay);
  const hasAny = (id: string, at: Quarter | null) =>
    Object.values(figuresOf(id, at)).some((figure) => figure !== 0);
  const others = units.filter(
    ({ isOfDay, id }) => !isOfDay && (hasAny(id, shown) || hasAny(id, before)),
  );
  const inventories = ofDay.map(({ inventoryHa }) => inventoryHa).toSorted((a, b) => a - b);
  return {
    shown: shown && { year: shown.year, quarter: shown.quarter },
    quarters: quarters.map(({ year, quarter, ...totals }) => ({ year, quarter, totals })),
    now: shown ?? sumHoldings([]),
    effort: {
      lowestHa: inventories[0] ?? 0,
      medianHa: median(inventories),
      highestHa: inventories.at(-1) ?? 0,
    },
    municipalities: [
      ...rankUnits(ofDay, ({ inventoryHa }) => inventoryHa).map(({ unit, rank }) => ({
        ...unit,
        inventoryChangeHa: changeOf(unit),
        rank,
        effortPosition: effortPosition(unit.inventoryHa, inventories),
      })),
      ...others.map((unit) => ({
        ...unit,
        inventoryChangeHa: changeOf(unit),
        rank: null,
        effortPosition: null,
      })),
    ],
  };
}

function median(sorted: readonly number[]): number {
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}
