import type { MunicipalityContact } from "@mars/contracts/datasets/masterData";
import type { TouchedFeature } from "@mars/contracts/screening/screeningFinding";
import type { MapLayer } from "../../../../platform/pdf/mapSvg.ts";
import type { FindingShape } from "../findingShapes.ts";
import type { StoredScreening } from "../../receipt/StoredScreening.ts";

/** All that the document of a screening is made of. */
export type ScreeningDossier = {
  stored: StoredScreening;
  shapes: readonly FindingShape[];
  /** The one with most of the area first. */
  municipalities: readonly MunicipalityContact[];
  /** Every parcel that the area touches, also those that the finding does not list. */
  parcels: readonly TouchedFeature[];
  /** Painted beneath the findings. */
  background: readonly MapLayer[];
  /** Where the result is opened again. */
  address: string;
};
