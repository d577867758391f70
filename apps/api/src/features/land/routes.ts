import {
  downloadLandHoldings,
  listLandHoldings,
  type MunicipalityHolding,
  readLandPage,
} from "@mars/contracts/land";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describedBy } from "../../platform/csv/describedBy.ts";
import { type CsvColumn, csvMediaType, writeCsv } from "../../platform/csv/writeCsv.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { serializeAnswer } from "../../platform/http/serializeAnswer.ts";
import { foundOrProblem } from "../../platform/problems/ProblemError.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Services } from "../../services.ts";
import { landPageOf } from "./landPageOf.ts";
import { holdings, municipalityNames } from "./queries.ts";

const topics = ["land", "status"] as const;

const columns: readonly CsvColumn<MunicipalityHolding>[] = [
  { title: "Kommunekode", value: (row) => row.municipalityCode },
  { title: "Kommune", value: (row) => row.municipalityName },
  { title: "År", value: (row) => row.year },
  { title: "Kvartal", value: (row) => row.quarter },
  { title: "Projektjord (ha)", value: (row) => row.projectLandHa },
  { title: "Puljejord (ha)", value: (row) => row.compensationLandHa },
  { title: "Bindende aftaler (ha)", value: (row) => row.bindingAgreementsHa },
  { title: "Købt (ha)", value: (row) => row.boughtHa },
  { title: "Solgt (ha)", value: (row) => row.soldHa },
  { title: "VKP (ha)", value: (row) => row.vkpHa },
  { title: "KLP (ha)", value: (row) => row.klpHa },
];

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
        const [rows, municipalities] = await Promise.all([
          holdings(database.write, asOf !== undefined && asOf < today() ? asOf : today()),
          municipalityNames(database.write),
        ]);
        const page = landPageOf(rows, municipalities, askedQuarter(quarter));
        return serializeAnswer(readLandPage, foundOrProblem(quarter && !page.shown ? null : page));
      },
    });
  });
}

function askedQuarter(text: string | undefined): { year: number; quarter: number } | null {
  if (text === undefined) return null;
  return { year: Number(text.slice(0, 4)), quarter: Number(text.slice(5)) };
}
