import type { ChangesPage } from "@mars/contracts/statusChanges";
import type { StatusMetadata } from "@mars/contracts/status";
import { slugOf } from "@mars/domain/status/unitSlugs";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useRead } from "../../../lib/serverData/useRead.ts";
import { Checkbox } from "../../../ui/Checkbox.tsx";
import { DateField } from "../../../ui/DateField.tsx";
import { Field } from "../../../ui/Field.tsx";
import { RadioGroup } from "../../../ui/RadioGroup.tsx";
import { changeKinds } from "./changeKinds.ts";
import { changesText } from "./text.ts";
import { daysBefore, type useAskedChanges } from "./useAskedChanges.ts";

type Asked = ReturnType<typeof useAskedChanges>;
type Period = "30" | "91" | "365" | "own";

/** Period, place and kinds; each choice is in the address at once. */
export function ChangeFilter({ asked, page }: { asked: Asked; page: ChangesPage | null }) {
  const t = useText(changesText);
  const format = useFormat();
  const { from, to, today, kinds, set } = asked;
  const known = (["30", "91", "365"] as const).find(
    (days) => to === today && from === daysBefore(today, Number(days)),
  );
  return (
    <form
      className="container change-filter no-print"
      aria-label={t("filter.label")}
      onSubmit={(event) => event.preventDefault()}
    >
      <div>
        <RadioGroup<Period>
          legend={t("period.label")}
          variant="segmented"
          value={known ?? "own"}
          options={(["30", "91", "365", "own"] as const).map((value) => ({
            value,
            label: t(`period.${value}`),
          }))}
          onChange={(days) =>
            days === "own"
              ? set({ from: daysBefore(from, 1) })
              : set({ from: daysBefore(today, Number(days)), to: today })
          }
        />
        {known === undefined && (
          <div className="change-days">
            <DateField
              label={t("period.from")}
              value={from}
              max={to}
              onChange={(day) => day && set({ from: day })}
            />
            <DateField
              label={t("period.to")}
              value={to}
              min={from}
              max={today}
              onChange={(day) => day && set({ to: day })}
            />
          </div>
        )}
      </div>
      <PlaceChoice asked={asked} />
      <fieldset className="change-kinds">
        <legend className="form-label">{t("kinds.label")}</legend>
        {changeKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={
              <>
                {t(`kind.${kind}`)}
                {page && <strong> {format.integer(page.counts[kind])}</strong>}
              </>
            }
            isChecked={kinds.includes(kind)}
            onChange={(isChecked) =>
              set({
                kinds: changeKinds.filter((each) =>
                  each === kind ? isChecked : kinds.includes(each),
                ),
              })
            }
          />
        ))}
      </fieldset>
    </form>
  );
}

function PlaceChoice({ asked: { place, set } }: { asked: Asked }) {
  const t = useText(changesText);
  const { data } = useRead<StatusMetadata>("/status/metadata");
  const groups = data && {
    municipality: data.municipalities,
    tripartite: data.vos,
    plan: data.plans,
  };
  return (
    <Field label={t("place.label")}>
      {(control) => (
        <select
          {...control}
          className="form-select"
          value={place}
          onChange={(event) => set({ place: event.target.value })}
        >
          <option value="">{t("place.country")}</option>
          {groups === undefined && place !== "" && <option value={place}>{place}</option>}
          {groups &&
            (["municipality", "tripartite", "plan"] as const).map((kind) => (
              <optgroup key={kind} label={t(`place.${kind}`)}>
                {groups[kind].map(({ id, name }) => (
                  <option key={id} value={`${kind}/${slugOf(name)}`}>
                    {name}
                  </option>
                ))}
              </optgroup>
            ))}
        </select>
      )}
    </Field>
  );
}
