import type { readQueue } from "@mars/contracts/projects/casework";
import type { Answer } from "@mars/contracts/platform/contract";
import type { readStatusMetadata } from "@mars/contracts/status/status";
import { PROJECT_STATUSES } from "@mars/domain/lifecycle/projectStatus";
import { sortDanish } from "@mars/wording/format/collation";
import { projectStatusText } from "@mars/wording/projects/projectStatusText";
import { useState } from "react";
import { read } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { classes } from "../../../ui/classes.ts";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { useMasterData } from "../projectQueries.ts";
import { isNarrowed, type QueueQuery } from "./queueQuery.ts";
import { queueText } from "./queueText.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";

type Props = {
  query: QueueQuery;
  queue: Answer<typeof readQueue> | undefined;
  onChange: (next: Partial<QueueQuery>) => void;
};

/** Search, status, scheme, municipality and caseworker; all in the address. */
export function QueueFilters({ query, queue, onChange }: Props) {
  const t = useText(queueText);
  const s = useText(projectStatusText);
  const schemes = useMasterData().data?.subsidySchemes ?? [];
  const nameOf = useFactName();
  const municipalities =
    useServerQuery({
      queryKey: ["status-metadata"],
      queryFn: ({ signal }) =>
        read<Answer<typeof readStatusMetadata>>("/status/metadata", { signal, quiet: true }),
      staleTime: Number.POSITIVE_INFINITY,
    }).data?.municipalities ?? [];
  const [isOpen, setOpen] = useState(false);
  const { status, scheme, municipality, assignee } = query;
  const count = [status, scheme, municipality, assignee].filter((value) => value !== "").length;
  const all = { value: "", label: t("all") };
  const named = (items: readonly { value: string; label: string }[]) =>
    sortDanish(items, ({ label }) => label);
  const colleagues = (queue?.caseworkers ?? []).filter(({ isMe }) => !isMe);
  return (
    <div className={classes("toolbar queue-filters", isOpen && "is-open")}>
      <SearchField label={t("search")} value={query.q} onChange={(q) => onChange({ q })} />
      <Button
        variant="secondary"
        className="queue-filters-toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t("filtersCount", { count }) : t("filters")}
      </Button>
      <Select
        label={t("status")}
        value={query.status}
        options={[all, ...PROJECT_STATUSES.map((one) => ({ value: one as string, label: s(one) }))]}
        onChange={(status) => onChange({ status })}
      />
      <Select
        label={t("scheme")}
        value={query.scheme}
        options={[
          all,
          ...named(schemes.map(({ id, name }) => ({ value: id, label: nameOf(name) }))),
        ]}
        onChange={(scheme) => onChange({ scheme })}
      />
      <Select
        label={t("municipality")}
        value={query.municipality}
        options={[
          all,
          ...named(municipalities.map(({ code, name }) => ({ value: code, label: name }))),
        ]}
        onChange={(municipality) => onChange({ municipality })}
      />
      <Select
        label={t("caseworker")}
        value={query.assignee}
        options={[
          { value: "", label: t("assignee.usual") },
          { value: "me", label: t("assignee.me") },
          { value: "nobody", label: t("assignee.nobody") },
          ...named(colleagues.map(({ id, name }) => ({ value: id, label: name }))),
        ]}
        onChange={(assignee) => onChange({ assignee })}
      />
      {isNarrowed(query) && (
        <Button
          variant="text"
          onClick={() =>
            onChange({ q: "", status: "", scheme: "", municipality: "", assignee: "" })
          }
        >
          {t("clear")}
        </Button>
      )}
    </div>
  );
}
