import type { Language } from "@mars/wording/language/languages";
import { projectTermText } from "@mars/wording/projects/projectTermText";
import { zipSync } from "fflate";
import { writeGeopackage } from "../../../platform/geodata/geopackage/writeGeopackage.ts";
import { areaRings, multiPolygonWkb } from "../../../platform/overlap/areaRings.ts";
import { pdfText } from "./pdfText.ts";
import type { ProjectDossier } from "./ProjectDossier.ts";

/** What the applicant hands over with the external form: to read, to draw and to process. */
export async function formPacket(
  dossier: ProjectDossier,
  pdf: Uint8Array,
  language: Language,
): Promise<Buffer> {
  const { project, judgement, at } = dossier;
  const modified = { mtime: at } as const;
  const entries = {
    "projekt.pdf": [pdf, { ...modified, level: 0 }],
    "projekt.gpkg": [await geopackage(dossier, language), modified],
    "projekt.json": [
      new TextEncoder().encode(
        JSON.stringify(
          {
            format: "mars-project/1",
            writtenAt: at.toISOString(),
            coordinateSystem: "EPSG:25832",
            schemeName: dossier.schemeName,
            measureName: dossier.measureName,
            project: withoutRights(project),
            judgement,
          },
          null,
          2,
        ),
      ),
      modified,
    ],
  } as const;
  return Buffer.from(
    zipSync({
      "projekt.pdf": [...entries["projekt.pdf"]],
      "projekt.gpkg": [...entries["projekt.gpkg"]],
      "projekt.json": [...entries["projekt.json"]],
    }),
  );
}

/** What the reader of the packet may do here is no one else's business. */
function withoutRights({
  rights: _rights,
  transitions: _moves,
  ...rest
}: ProjectDossier["project"]) {
  return rest;
}

function geopackage(
  { project, at, schemeName }: ProjectDossier,
  language: Language,
): Promise<Buffer> {
  const { counting } = project.effects;
  return writeGeopackage(
    [
      {
        name: "projekt",
        title: pdfText[language].area,
        columns: [
          { name: "id", type: "TEXT" },
          { name: "navn", type: "TEXT" },
          { name: "status", type: "TEXT" },
          { name: "sagsnummer", type: "TEXT" },
          { name: "f2_sag", type: "TEXT" },
          { name: "tilskudsordning", type: "TEXT" },
          { name: "areal_ha", type: "REAL" },
          { name: "kvaelstof_t", type: "REAL" },
          { name: "udtagning_ha", type: "REAL" },
          { name: "skovrejsning_ha", type: "REAL" },
        ],
        rows: project.geometry
          ? [
              {
                wkb: multiPolygonWkb(areaRings(project.geometry)),
                values: [
                  project.id,
                  project.name,
                  project.status,
                  project.caseNumber,
                  project.caseId,
                  schemeName,
                  project.areaHa,
                  counting.nitrogenReductionT,
                  counting.extractionEffortHa,
                  counting.afforestationEffortHa,
                ],
              },
            ]
          : [],
      },
      {
        name: "supplerende_omraade",
        title: projectTermText.texts[language].supplementaryGeometries,
        columns: [
          { name: "id", type: "TEXT" },
          { name: "navn", type: "TEXT" },
          { name: "type", type: "TEXT" },
          { name: "automatisk", type: "INTEGER" },
          { name: "areal_ha", type: "REAL" },
        ],
        rows: project.supplementaryGeometries.map((area) => ({
          wkb: multiPolygonWkb(areaRings(area.geometry)),
          values: [area.id, area.name, area.typeTitle, Number(area.automatic), area.areaHa],
        })),
      },
    ],
    at,
  );
}
