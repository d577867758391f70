import { readLegend, readPicture, searchCatalogue } from "@mars/contracts/catalogue";
import type { FastifyReply } from "fastify";
import { GeodataFault } from "../../platform/geodata/GeodataFault.ts";
import type { App } from "../../platform/http/App.ts";
import { route } from "../../platform/http/route.ts";
import { foundOrProblem, ProblemError } from "../../platform/problems/ProblemError.ts";
import {
  addressWithCredentials,
  configureSources,
} from "../../platform/sources/configureSources.ts";
import { layerSourceOf } from "../../platform/sources/officialSources.ts";
import type { Services } from "../../services.ts";
import { legendAddress, type PictureSources, tileAddress } from "./pictureAddress.ts";
import { Pictures } from "./Pictures.ts";
import { findDatasets, readPictureSources } from "./queries.ts";

const KEPT_BY_BROWSERS_S = 900;

/** The national catalogue: what there is, and pictures of it without loading it. */
export async function catalogueRoutes(app: App, { config, database }: Services): Promise<void> {
  const pictures = new Pictures(config.server.innerSourceHosts);

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
    const empty = { titleDa: "", titleEn: "", owner: "", licence: "" };
    const [source] = configureSources([layerSourceOf({ id, ...empty })], {
      ...config.sourceSettings,
      SOURCES_FILE: undefined,
    });
    try {
      const { type, bytes } = await pictures.read(
        addressWithCredentials(address, source!.credentials),
      );
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
