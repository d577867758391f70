import { readLegend, readPicture, searchCatalogue } from "@mars/contracts/datasets/catalogue";
import type { FastifyReply } from "fastify";
import { GeodataFault } from "../../platform/geodata/GeodataFault.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import { DatasetCredentials } from "../../platform/sources/DatasetCredentials.ts";
import type { Services } from "../../services.ts";
import { legendAddress, type PictureSources, tileAddress } from "./pictureAddress.ts";
import { Pictures } from "./Pictures.ts";
import { findDatasets, readPictureSources } from "./queries.ts";

const KEPT_BY_BROWSERS_S = 900;

/** The national catalogue: what there is, and pictures of it without loading it. */
export async function catalogueRoutes(app: App, { config, database }: Services): Promise<void> {
  const pictures = new Pictures(config.server.innerHosts);
  const credentials = new DatasetCredentials(database.read, config.sourceSettings);

  route(app, searchCatalogue, ({ query }) =>
    findDatasets(database.read, query.q.toLowerCase().split(/\s+/).filter(Boolean), query.limit),
  );
  const send = async (
    reply: FastifyReply,
    id: string,
    addressOf: (sources: PictureSources) => string | null,
  ) => {
    const sources = foundOrProblem(await readPictureSources(database.read, id));
    const address = foundOrProblem(addressOf(sources));
    try {
      const { type, bytes } = await pictures.read(await credentials.address(id, address));
      void reply.headers({
        "content-type": type,
        "cache-control": `public, max-age=${KEPT_BY_BROWSERS_S}`,
      });
      return await reply.send(bytes);
    } catch (error) {
      if (!(error instanceof GeodataFault)) throw error;
      reply.log.warn({ datasetId: id, reason: error.message }, "no picture of the catalogue");
      throw new ProblemError("upstream.unavailable");
    }
  };
  route(app, readPicture, ({ params, reply }) =>
    send(reply, params.id, (sources) =>
      tileAddress(sources, { z: params.z, x: params.x, y: params.y }),
    ),
  );
  route(app, readLegend, ({ params, reply }) => send(reply, params.id, legendAddress));
}
