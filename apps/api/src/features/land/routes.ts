import "./problems.ts";
import {
  downloadLandHoldings,
  type LandPage,
  listLandHoldings,
  type MunicipalityHolding,
  readLandPage,
} from "@mars/contracts/places/land";
import { copenhagenDay } from "@mars/domain/time/copenhagen";
import { translator } from "@mars/wording/language/text";
import { landTableText } from "@mars/wording/status/landTableText";
import type { FastifyReply, FastifyRequest } from "fastify";
import { describedBy } from "../../platform/csv/describedBy.ts";
import { type CsvColumn, csvMediaType, writeCsv } from "../../platform/csv/writeCsv.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { serializeAnswer } from "../../platform/http/answers/serializeAnswer.ts";
import { ProblemError } from "../../platform/problems/ProblemError.ts";
import { sendCached } from "../../platform/publicData/sendCached.ts";
import type { Services } from "../../services.ts";
import { landPageOf } from "./landPageOf.ts";
import { holdings, municipalityNames } from "./queries.ts";

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
