import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import {
  counted,
  debianVersion,
  type Finding,
  inTool,
  javaArchive,
  npmVersion,
  outputOf,
  type Part,
  python,
  type Subject,
} from "./tools.ts";

const VERAPDF = "org.verapdf.apps:cli:1.30.2";
const VALIDATE_GPKG = "/usr/lib/python3/dist-packages/osgeo_utils/samples/validate_gpkg.py";

const square = {
  type: "Polygon",
  coordinates: [
    [
      [9.4, 56.45],
      [9.42, 56.45],
      [9.42, 56.46],
      [9.4, 56.46],
      [9.4, 56.45],
    ],
  ],
};

/** Documents, feeds, geodata and tables that people take away. */
export function fileParts({ origin, folder }: Subject): Part[] {
  const save = async (path: string, name: string): Promise<string> => {
    let answer = await fetch(origin + path);
    // A large file is being made when it is asked for the first time.
    for (let tries = 0; answer.status === 503 && tries < 60; tries += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await wait(1000 * Number(answer.headers.get("retry-after") ?? 1));
      // oxlint-disable-next-line no-await-in-loop
      answer = await fetch(origin + path);
    }
    if (!answer.ok) throw new Error(`${answer.status} ${path}`);
    const file = join(folder, name);
    await writeFile(file, new Uint8Array(await answer.arrayBuffer()));
    return file;
  };
  return [
    {
      tool: "veraPDF",
      version: async () => VERAPDF.split(":").at(-1)!,
      checked: "a status sheet, a municipality's sheet and a screening as PDF, profile PDF/UA-1",
      run: async () => {
        const jar = await javaArchive(VERAPDF);
        const screening = await screen(origin);
        const documents = [
          await save("/api/status/sheet.pdf", "sheet.pdf"),
          await save("/api/status/sheet.pdf?place=municipality/viborg", "municipality.pdf"),
          await save(`/api/screening/analyses/${screening}/pdf`, "screening.pdf"),
        ];
        const text = await outputOf("java", [
          "-jar",
          jar,
          "-f",
          "ua1",
          "--format",
          "json",
          ...documents,
        ]);
        const { report } = JSON.parse(text) as {
          report: {
            jobs: {
              validationResult?: {
                details: { ruleSummaries: { clause: string; description: string }[] };
              }[];
            }[];
          };
        };
        return counted(
          report.jobs.flatMap(({ validationResult }) => {
            if (!validationResult) return ["a document that could not be read"];
            return validationResult.flatMap(({ details }) =>
              details.ruleSummaries.map(({ clause, description }) => `${clause} ${description}`),
            );
          }),
        );
      },
    },
    {
      tool: "validate_gpkg",
      version: debianVersion("python3-gdal"),
      checked: "the GeoPackages of projects and of coastal water groups",
      run: async () => {
        const found: string[] = [];
        for (const name of ["projects", "plans"]) {
          // oxlint-disable-next-line no-await-in-loop
          const file = await save(`/api/open-data/downloads/${name}.gpkg`, `${name}.gpkg`);
          // oxlint-disable-next-line no-await-in-loop
          const text = await outputOf("/usr/bin/python3", [VALIDATE_GPKG, "--extra", file]);
          found.push(...text.split("\n").filter((line) => line.includes("Req ")));
        }
        return counted(found);
      },
    },
    {
      tool: "GDAL",
      version: debianVersion("gdal-bin"),
      checked: "overlaps and payments of 20 random areas, recomputed from the open data",
      run: async () => {
        const script = join(import.meta.dirname, "recompute.py");
        const text = await outputOf("/usr/bin/python3", [script, origin]);
        if (!/^seed \d+: [1-9]/m.test(text)) throw new Error("it did not come to its end");
        return counted(text.split("\n").filter((line) => line.includes(" differs ")));
      },
    },
    {
      tool: "@duckdb/node-api",
      version: npmVersion("@duckdb/node-api"),
      checked: "the GeoParquet of projects: its sums are the overview's",
      run: () => compareSums(origin, save),
    },
    {
      tool: "OWSLib",
      version: async () => {
        const text = await outputOf(await python(), ["-m", "pip", "show", "owslib"]);
        return /Version: (\S+)/.exec(text)?.[1] ?? "";
      },
      checked: "OGC API Features: conformance, every collection, its items and their count",
      run: async () => {
        const script = join(import.meta.dirname, "readFeatures.py");
        const text = await outputOf(await python(), [script, `${origin}/ogc/`]);
        return counted(text.split("\n").filter((line) => line !== ""));
      },
    },
    {
      tool: "@camptocamp/ogc-client",
      version: npmVersion("@camptocamp/ogc-client"),
      checked: "OGC API Features: collections, and items of each",
      run: async () => {
        const { OgcApiEndpoint } = await import(inTool("@camptocamp/ogc-client/dist/dist-node.js"));
        const endpoint = new OgcApiEndpoint(`${origin}/ogc/`);
        const found: string[] = [];
        const collections = (await endpoint.featureCollections) as string[];
        if (collections.length === 0) found.push("no collection");
        for (const id of collections) {
          // oxlint-disable-next-line no-await-in-loop
          const items = (await endpoint.getCollectionItems(id, 3)) as unknown[];
          if (!Array.isArray(items) || items.length === 0) found.push(`no item in ${id}`);
        }
        return counted(found);
      },
    },
  ];
}

async function screen(origin: string): Promise<string> {
  const answer = await fetch(`${origin}/api/screening/analyses`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ crs: "wgs84", geometry: square }),
  });
  const lines = (await answer.text()).trim().split("\n");
  return (JSON.parse(lines.at(-1)!) as { id: string }).id;
}

async function compareSums(
  origin: string,
  save: (path: string, name: string) => Promise<string>,
): Promise<Finding[]> {
  const { DuckDBInstance } = await import(inTool("@duckdb/node-api/lib/index.js"));
  const file = await save("/api/open-data/downloads/projects.parquet", "projects.parquet");
  const connection = await (await DuckDBInstance.create()).connect();
  const reader = await connection.runAndReadAll(
    `select sum(nitrogenReductionT), sum(extractionEffortHa), sum(afforestationEffortHa)
     from read_parquet('${file}')`,
  );
  const [sums = []] = reader.getRows() as number[][];
  const { goals } = (await (await fetch(`${origin}/api/status/pages/overview`)).json()) as {
    goals: Record<string, { reached: number }>;
  };
  const names = ["nitrogen", "extraction", "afforestation"] as const;
  return counted(
    names.flatMap((name, at) => {
      const [own, page] = [sums[at] ?? Number.NaN, goals[name]?.reached ?? Number.NaN];
      return Math.abs(own - page) <= 1e-6 * Math.abs(page) ? [] : [`${name}: ${own} and ${page}`];
    }),
  );
}
