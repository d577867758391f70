import { datasetAttributes as names } from "@mars/domain/datasets/datasetAttributes";
import { sql } from "kysely";

/**
 * Names of attributes as they are in a statement: `attributes ->> ${attributeSql.parcelNumber}`.
 * Written out, not passed, since an index on an attribute is found by its text alone.
 */
export const attributeSql = {
  parcelNumber: sql.lit(names.parcelNumber),
  districtName: sql.lit(names.districtName),
  districtCode: sql.lit(names.districtCode),
  blockNumber: sql.lit(names.blockNumber),
  retention: sql.lit(names.retention),
  forestKgPerHa: sql.lit(names.forestKgPerHa),
  extensificationKgPerHa: sql.lit(names.extensificationKgPerHa),
  cropCode: sql.lit(names.cropCode),
  natureType: sql.lit(names.natureType),
  zone: sql.lit(names.zone),
  zoneStatus: sql.lit(names.zoneStatus),
  streamName: sql.lit(names.streamName),
};
