/** What someone would like to set without being asked: rights, owners, states and marks of the system. */
const FOREIGN_FIELDS = {
  id: "00000000-0000-4000-8000-000000000666",
  status: "established",
  version: 999,
  ownerId: "00000000-0000-4000-8000-000000000666",
  ownerVat: "DK00000000",
  owner: { vat: "DK00000000" },
  delegate: { vat: "DK00000000", scope: "apply" },
  assignee: { id: "00000000-0000-4000-8000-000000000666" },
  roles: ["caseworker_admin"],
  isCaseworker: true,
  rights: { edit: true },
  transitions: [{ to: "established" }],
  createdAt: "1999-01-01T00:00:00Z",
  updatedBy: "somebody else",
  isDemo: false,
  neverHeardOf: "x",
} as const;

/** The same value with foreign fields in every object, but for names that the schema knows somewhere. */
export function withForeignFields(value: unknown, schema: object = {}): unknown {
  const known = JSON.stringify(schema);
  const foreign = Object.fromEntries(
    Object.entries(FOREIGN_FIELDS).filter(([name]) => !known.includes(`"${name}":`)),
  );
  const extend = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(extend);
    if (typeof part !== "object" || part === null) return part;
    const own = Object.entries(part).map(([name, each]) => [name, extend(each)]);
    return { ...foreign, ...Object.fromEntries(own) };
  };
  return extend(value);
}
