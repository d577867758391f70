import type { StatusMetadata, StatusProject } from "@mars/contracts/status/status";
import type { Snapshot, Unit } from "../snapshot/Snapshot.ts";
import { wholeParts } from "../snapshot/unitParts.ts";
import { nationalProject } from "./nationalProject.ts";

const named = ({ id, name, geoLocationId }: Unit) => ({ id, name, geoLocationId });

/** Others offer what is told here as a choice. */
const isOfToday = ({ retiredOn }: Unit) => retiredOn === null;

export function nationalMetadata(snapshot: Snapshot): StatusMetadata {
  const { goals } = snapshot;
  return {
    nationalGoals: {
      nitrogenReductionT: goals.nitrogenReductionT.amount,
      extractionEffortHa: goals.extractionEffortHa.amount,
      afforestationEffortHa: goals.afforestationEffortHa.amount,
    },
    plans: snapshot.plans.filter(isOfToday).map(named),
    municipalities: snapshot.municipalities.filter(isOfToday).map((unit) => ({
      code: unit.key,
      vat: unit.vat,
      ...named(unit),
    })),
    vos: snapshot.tripartites.filter(isOfToday).map(named),
  };
}

export function nationalProjects(snapshot: Snapshot): StatusProject[] {
  const drawn = Map.groupBy(snapshot.supplementaryGeometries, ({ projectId }) => projectId);
  return wholeParts(snapshot).projects.map((part) => ({
    supplementaryGeometries:
      drawn.get(part.item.id)?.map(({ name, areaHa, typeId, geoLocationId }) => ({
        name,
        areaHa,
        supplementaryGeometryTypeId: typeId,
        geoLocationId,
      })) ?? null,
    ...nationalProject(part),
  }));
}
