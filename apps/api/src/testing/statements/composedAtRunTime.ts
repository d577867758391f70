const collection =
  "the rows of a collection are a fragment of its table; ogc.db.test.ts reads every collection";
const factKind =
  "tables and columns are those of a kind of fact; loadReference.db.test.ts loads every kind";
const personTables = "tables and columns are those that hold a person, read from the catalogue";
const everyTable = "every table of the first release by name; npm run test:upgrade compares them";
const anyTable =
  "every table of the schema by name, read from the catalogue; the backup's tests bring all of them back";

/**
 * Statements that cannot be put together from the source, by file and function, with the reason.
 * Tests run each of them. A new one needs a reason to be here, and one that can be read again
 * must go.
 */
export const composedAtRunTime: Readonly<Record<string, string>> = {
  "apps/api/src/features/openData/ogc/queries.ts changedAt": collection,
  "apps/api/src/features/openData/ogc/queries.ts downloadRows": collection,
  "apps/api/src/features/openData/ogc/queries.ts extentOf": collection,
  "apps/api/src/features/openData/ogc/queries.ts firstItems": collection,
  "apps/api/src/features/openData/ogc/queries.ts itemIds": collection,
  "apps/api/src/features/openData/ogc/queries.ts itemRow": collection,
  "apps/api/src/features/openData/ogc/queries.ts itemRows": collection,
  "apps/api/src/platform/reference/referenceQueries.ts insertFacts": factKind,
  "apps/api/src/platform/reference/referenceQueries.ts readFactState": factKind,
  "apps/api/src/platform/reference/referenceQueries.ts retireFacts": factKind,
  "apps/api/src/platform/reference/referenceQueries.ts updateFacts": factKind,
  "apps/api/src/platform/personalData/exportQueries.ts rowsBy": personTables,
  "apps/api/src/platform/personalData/exportQueries.ts tracesBy": personTables,
  "apps/api/src/platform/backup/queries.ts addPartitions": anyTable,
  "apps/api/src/platform/backup/queries.ts insertRows": anyTable,
  "apps/api/src/platform/backup/queries.ts readRows": anyTable,
  "apps/api/src/platform/backup/queries.ts setTriggers": anyTable,
  "apps/api/src/platform/backup/queries.ts dropForeignKeys": anyTable,
  "apps/api/src/platform/database/analyzeTables.ts analyzeTables":
    "names the tables it is given, one statement for all",
  "apps/api/src/platform/database/bulkInsert.ts insertJson":
    "writes any table from rows; the columns are the rows' own keys",
  "data/demo/layers/addLayer.ts addLayer": "writes a version's own table, made in the same run",
  "data/import/indexQueries.ts dropIndexes":
    "names indexes that a cut-off import left, read from the catalogue",
  "data/import/unitLayers.ts addUnitLayers":
    "what a layer of units holds is a fragment of a table; importing the geography runs all of them",
  "trust/support/startPlatform.ts createDatabase": "names a database of its own for each round",
  "scripts/upgrade.ts keep": everyTable,
  "scripts/upgrade.ts differences": everyTable,
};
