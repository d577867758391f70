import { expect, test } from "vitest";
import type { PersonName } from "./testing/people.ts";
import { useProjectsApi } from "./testing/useProjectsApi.ts";
import { municipalityVat } from "./testing/worldIds.ts";

const api = useProjectsApi();

const put = (
  who: PersonName,
  id: string,
  role: "owner" | "delegate",
  version: number,
  vat: string | null,
  confirmed = false,
) => api.call(who, "PUT", `/projects/${id}/${role}`, { version, body: { vat, confirmed } });

test("[A5] handed over to a municipality only when confirmed, and then for good", async () => {
  const { id } = await api.create("company");
  expect(await put("company", id, "owner", 1, municipalityVat)).toMatchObject({
    status: 422,
    body: { code: "owner.not-confirmed" },
  });
  const handed = await put("company", id, "owner", 1, municipalityVat, true);
  expect(handed).toMatchObject({ status: 200, body: { project: null } });
  expect((await api.call("company", "GET", `/projects/${id}`)).status).toBe(404);
  const theirs = await api.call("municipality", "GET", `/projects/${id}`);
  expect(theirs.body.owner).toMatchObject({
    name: "Viborg Kommune",
    isMunicipality: true,
    isFinal: true,
  });
  expect(await put("municipality", id, "owner", 2, "DK12345678")).toMatchObject({
    status: 409,
    body: { code: "owner.final" },
  });
});

test("[A5] a municipality that made the project itself may still hand it over", async () => {
  const { id, owner } = await api.create("municipality");
  expect(owner).toMatchObject({ isMunicipality: true, isFinal: false });
  expect((await put("municipality", id, "owner", 1, "DK12345678")).status).toBe(200);
});

test("[A5] a delegate acts for the owner until that is taken back", async () => {
  const { id } = await api.create("owner");
  expect((await api.call("delegate", "GET", `/projects/${id}`)).status).toBe(404);
  const made = await put("owner", id, "delegate", 1, "87 65 43 21");
  expect(made.body.project.delegate).toMatchObject({
    vat: "DK87654321",
    name: "Demo Rådgivning A/S",
  });
  const edited = await api.call("delegate", "PATCH", `/projects/${id}`, {
    version: 2,
    body: { name: "Af rådgiver" },
  });
  expect(edited.body).toMatchObject({ name: "Af rådgiver", rights: { edit: true } });
  for (const role of ["owner", "delegate"] as const) {
    expect((await put("delegate", id, role, 3, "DK12345678")).status).toBe(403);
  }
  const handed = await api.create("owner");
  await put("owner", handed.id, "delegate", 1, "DK87654321");
  expect((await put("owner", handed.id, "owner", 2, "DK87654321")).status).toBe(200);
  expect((await api.call("delegate", "GET", `/projects/${handed.id}`)).body).toMatchObject({
    owner: { vat: "DK87654321" },
    delegate: null,
  });
  expect((await put("owner", id, "delegate", 3, null)).body.project.delegate).toBeNull();
  expect((await api.call("delegate", "GET", `/projects/${id}`)).status).toBe(404);
});

test("[P3] the log names organisations as they were called and private persons by who they are now", async () => {
  const { id } = await api.create("owner");
  await put("owner", id, "owner", 1, "DK12345678");
  const log = await api.call("company", "GET", `/projects/${id}/revisions`);
  expect(log.body.items[0]).toMatchObject({
    action: "owner",
    person: "Demo Lodsejer",
    changes: [
      {
        field: "owner",
        from: { name: "Demo Lodsejer" },
        to: { vat: "DK12345678", name: "Demo Landbrug ApS" },
      },
    ],
  });
});

test.each([
  { vat: "DK99999999", code: "organization.unknown" },
  { vat: "DK12345678", code: "owner.unchanged" },
])("[A5] the owner $vat is refused as $code", async ({ vat, code }) => {
  const { id } = await api.create("company");
  expect((await put("company", id, "owner", 1, vat)).body.code).toBe(code);
});

test("[V4] a remark must say something and is read by both sides", async () => {
  const { id } = await api.create("owner");
  const post = (text: string) =>
    api.call("owner", "POST", `/projects/${id}/remarks`, { body: { text } });
  expect((await post("  ")).body.code).toBe("text.required");
  expect((await post("x".repeat(1025))).body.code).toBe("text.too-long");
  expect(await post(" Hegnet står skævt ")).toMatchObject({
    status: 201,
    body: { text: "Hegnet står skævt", person: "Demo Lodsejer", isMine: true },
  });
});
