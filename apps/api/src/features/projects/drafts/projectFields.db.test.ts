import {
  PROJECT_FIELDS,
  type ProjectField,
  WRITTEN_PROJECT_FIELDS,
  writtenProjectFields,
} from "@mars/domain/fields/projectFields";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { useProjectsApi } from "../testing/useProjectsApi.ts";

const api = useProjectsApi();
const fields = Object.keys(PROJECT_FIELDS) as ProjectField[];

test.each(fields)("the project's field '%s' has the column that its row names", async (field) => {
  const { rows } = await sql`
    select from information_schema.columns
    where table_name = 'project' and column_name = ${PROJECT_FIELDS[field].column}
  `.execute(api.database.write);
  expect(rows).toHaveLength(1);
});

test.each(writtenProjectFields)(
  "[P2] the text '%s' is created, checked, changed, answered and logged by its row alone",
  async (field) => {
    const path = (id: string) => `/projects/${id}`;
    const project = await api.create("owner", { [field]: " Først " });
    expect(project[field]).toBe("Først");

    const { isRequired } = WRITTEN_PROJECT_FIELDS[field].text;
    const empty = { body: { [field]: " " }, version: project.version };
    const emptied = await api.call("owner", "PATCH", path(project.id), empty);
    expect(emptied.status).toBe(isRequired ? 422 : 200);

    const long = { body: { [field]: "x".repeat(20_000) }, version: isRequired ? 1 : 2 };
    const refused = await api.call("owner", "PATCH", path(project.id), long);
    expect(refused.body).toMatchObject({
      code: "text.too-long",
      fields: [{ field: `body.${field}` }],
    });

    const change = { body: { [field]: "Siden" }, version: isRequired ? 1 : 2 };
    const changed = await api.call("owner", "PATCH", path(project.id), change);
    expect(changed.body[field]).toBe("Siden");

    const log = await api.call("owner", "GET", `${path(project.id)}/revisions`);
    expect(log.body.items[0].changes).toMatchObject([{ field, to: "Siden" }]);
    const csv = await api.call("owner", "GET", `${path(project.id)}/revisions.csv`);
    expect(csv.text).toContain(`;${projectFieldText.texts.da[field]};`);
  },
);
