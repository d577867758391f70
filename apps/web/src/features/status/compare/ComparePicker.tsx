import type { UnitListItem, UnitsPage } from "@mars/contracts/status/statusPages";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { NoScriptForm } from "../../../ui/fields/NoScriptForm.tsx";
import { useOutlines } from "../api.ts";
import { detailText } from "../text/detailText.ts";
import { unitKinds } from "../units/units.ts";
import { neighboursOf } from "./neighboursOf.ts";
import { compareText } from "./text.ts";
import { maxCompared, type useCompared } from "./useCompared.ts";

type Props = {
  asked: ReturnType<typeof useCompared>;
  page: UnitsPage | null;
  chosen: readonly UnitListItem[];
};

/** Which kind, which two to six of it, and what is shown of them; each choice is in the address. */
export function ComparePicker({ asked, page, chosen }: Props) {
  const t = useText(compareText);
  const shared = useText(detailText);
  const format = useFormat();
  const { kind, slugs, shown, counted, set, addressWith } = asked;
  const without = (slug: string) => slugs.filter((each) => each !== slug);
  const isFull = slugs.length >= maxCompared;
  const left = page?.units.filter(({ slug }) => !slugs.includes(slug)) ?? [];
  return (
    <div className="container compare-picker">
      <RadioGroup
        legend={t("kind")}
        variant="segmented"
        value={kind}
        addressOf={(next) => addressWith({ kind: next })}
        onChange={(next) => set({ kind: next })}
        options={unitKinds.map((each) => ({ value: each, label: shared(`kind.${each}`) }))}
      />
      {chosen.length > 0 && (
        <ul className="compare-chosen" aria-label={t("chosen")}>
          {chosen.map(({ id, slug, name, areaHa }) => (
            <li key={id}>
              <b>{name}</b>
              <span className="small">
                {areaHa > 0 ? t("land", { hectares: format.hectares(areaHa) }) : t("land.unknown")}
              </span>
              <IconButton
                icon="close"
                label={t("remove", { name })}
                className="scripted"
                onClick={() => set({ slugs: without(slug) })}
              />
              <a className="unscripted" href={addressWith({ slugs: without(slug) })}>
                {t("remove", { name })}
              </a>
            </li>
          ))}
        </ul>
      )}
      <div className="compare-choices no-print">
        {!isFull && (
          <NoScriptForm label={t("add")}>
            <Select
              label={t("add")}
              name="valgt"
              value=""
              onChange={(slug) => set({ slugs: [...slugs, slug] })}
              options={[
                { value: "", label: t("addHint") },
                ...left.map(({ slug, name }) => ({ value: slug, label: name })),
              ]}
            />
          </NoScriptForm>
        )}
        {page && chosen[0] && (
          <Neighbours
            asked={asked}
            page={page}
            own={chosen[0]}
            label={t("neighbours", { name: chosen[0].name })}
          />
        )}
        <RadioGroup
          legend={t("show")}
          variant="segmented"
          value={shown}
          addressOf={(next) => addressWith({ shown: next })}
          onChange={(next) => set({ shown: next })}
          options={(["rate", "total"] as const).map((each) => ({
            value: each,
            label: t(`show.${each}`),
          }))}
        />
        <RadioGroup
          legend={t("count")}
          variant="segmented"
          value={counted}
          addressOf={(next) => addressWith({ counted: next })}
          onChange={(next) => set({ counted: next })}
          options={(["committed", "established"] as const).map((each) => ({
            value: each,
            label: t(`count.${each}`),
          }))}
        />
      </div>
      <p role="status" className="small">
        {isFull ? t("full") : chosen.length === 1 ? t("few") : chosen.length === 0 ? t("none") : ""}
      </p>
    </div>
  );
}

/** Replaces the rest of the choice by the five that share most border with the first. */
function Neighbours({
  asked: { kind, slugs, set },
  page,
  own,
  label,
}: {
  asked: Props["asked"];
  page: UnitsPage;
  own: UnitListItem;
  label: string;
}) {
  const outlines = useOutlines(kind).data;
  const ids = outlines ? neighboursOf(outlines, own.id, maxCompared - 1) : [];
  const found = ids.flatMap((id) => page.units.find((unit) => unit.id === id)?.slug ?? []);
  const wanted = [own.slug, ...found];
  if (found.length === 0 || wanted.every((slug) => slugs.includes(slug))) return null;
  return (
    <Button variant="secondary" className="scripted" onClick={() => set({ slugs: wanted })}>
      {label}
    </Button>
  );
}
