import type { Answer } from "@mars/contracts/contract";
import type { readStatusMetadata } from "@mars/contracts/status";
import { PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { sortDanish } from "@mars/wording/format/collation";
import { read } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/Button.tsx";
import { Select } from "../../../ui/Select.tsx";
import { useMasterData } from "../projectQueries.ts";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { isFiltered, type ListQuery } from "./listQuery.ts";
import { listText } from "./listText.ts";

type Props = { query: ListQuery; onChange: (next: Partial<ListQuery>) => void };

/** Whose turn, which status, scheme and municipality; all in the address. */
export function InboxFilters({ query, onChange }: Props) {
  const t = useText(listText);
  const s = useText(projectStatusText);
  const schemes = useMasterData().data?.subsidySchemes ?? [];
  const municipalities =
    useServerQuery({
      queryKey: ["status-metadata"],
      queryFn: ({ signal }) =>
        read<Answer<typeof readStatusMetadata>>("/status/metadata", { signal, quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
    }).data?.municipalities ?? [];
  const all = { value: "" as const, label: t("all") };
  const named = (items: readonly { value: string; label: string }[]) =>
    sortDanish(items, ({ label }) => label);
  return (
    <>
      <Select
        label={t("column.waitsFor")}
        value={query.waitsFor}
        options={[
          all,
          { value: "caseworker", label: t("waits.caseworker") },
          { value: "applicant", label: t("waits.applicant") },
        ]}
        onChange={(waitsFor) => onChange({ waitsFor })}
      />
      <Select
        label={t("column.status")}
        value={query.status}
        options={[
          all,
          ...PROJECT_STATUSES.filter((one) => one !== "draft").map((one) => ({
            value: one as string,
            label: s(one),
          })),
        ]}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={t("column.scheme")}
        value={query.scheme}
        options={[all, ...named(schemes.map(({ id, name }) => ({ value: id, label: name })))]}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Select
        label={t("column.municipality")}
        value={query.municipality}
        options={[
          all,
          ...named(municipalities.map(({ code, name }) => ({ value: code, label: name }))),
        ]}
        onChange={(municipality) => onChange({ municipality })}
      />
      {isFiltered(query) && (
        <Button
          variant="text"
          onClick={() =>
            onChange({ q: "", status: "", scheme: "", municipality: "", client: "", waitsFor: "" })
          }
        >
          {t("clear")}
        </Button>
      )}
    </>
  );
}
