import {
  organizationSearchLimit,
  searchOrganizations,
  type Organization,
} from "@mars/contracts/people/organizations";
import { useDeferredValue, useId } from "react";
import { call } from "../../../lib/http/call.ts";
import { useText } from "../../../lib/language/text.ts";
import { useServerQuery } from "../../../lib/serverData/serverQuery.ts";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { projectText } from "../text/projectText.ts";
import { partyText } from "./partyText.ts";

type Props = {
  id: string;
  query: string;
  onQuery: (query: string) => void;
  chosen: Organization | null;
  onChoose: (organization: Organization) => void;
  error: string | null;
};
const shownAtMost = organizationSearchLimit - 1;

/** Organisations by name or VAT number; twenty are shown, and that there are more is said. */
export function OrganizationSearch({ id, query, onQuery, chosen, onChoose, error }: Props) {
  const t = useText(projectText);
  const p = useText(partyText);
  const group = useId();
  const asked = useDeferredValue(query.trim());
  const found = useServerQuery({
    queryKey: ["organizations", asked],
    queryFn: ({ signal }) =>
      call(searchOrganizations, {
        query: { query: asked, limit: organizationSearchLimit },
        signal,
        quiet: true,
      }),
    placeholderData: (before) => before,
  });
  const shown = found.data?.slice(0, shownAtMost) ?? [];
  return (
    <>
      <SearchField
        id={id}
        label={p("search")}
        hint={p("searchHint")}
        value={query}
        onChange={onQuery}
        error={error}
      />
      {found.isError && <ProblemAlert error={found.error} onRetry={() => void found.refetch()} />}
      <p className="small mute" role="status">
        {found.data &&
          (found.data.length > shownAtMost
            ? p("more", { count: shownAtMost })
            : p("found", { count: found.data.length }))}
      </p>
      <div className="organizations" role="radiogroup" aria-label={p("organization")}>
        {shown.map((one) => (
          <div key={one.vat}>
            <input
              type="radio"
              name={group}
              id={`${group}-${one.vat}`}
              checked={chosen?.vat === one.vat}
              onChange={() => onChoose(one)}
            />
            <label htmlFor={`${group}-${one.vat}`}>
              {one.name}
              <span className="facts-more">
                {t(`kind.${one.kind}`)} · {t("vat", { vat: one.vat })}
              </span>
            </label>
          </div>
        ))}
      </div>
    </>
  );
}
