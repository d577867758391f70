import type { ChangesPage } from "@mars/contracts/status/statusChanges";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { useHydrated } from "../../../lib/rendered/useHydrated.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { classes } from "../../../ui/classes.ts";
import { DateField } from "../../../ui/fields/DateField.tsx";
import { Field } from "../../../ui/fields/Field.tsx";
import { RadioGroup } from "../../../ui/fields/RadioGroup.tsx";
import { changeKinds } from "./changeKinds.ts";
import { PlaceFinder } from "./PlaceFinder.tsx";
import { PlaceSelect } from "./PlaceSelect.tsx";
import { changesText } from "./text.ts";
import { daysBefore, type useAskedChanges } from "./useAskedChanges.ts";
import { useEffect, useSyncExternalStore } from "react";
import { currentConsent } from "../../../lib/consent/consentStore.ts";
import { localStore } from "../../../lib/storage/jsonStorage.ts";
import { storageKeys } from "../../../lib/storage/storageKeys.ts";

const keptVisits = () => localStore.read<Visits>(storageKeys.changeVisits);
/** Nothing else changes it while the page is open. */
const neverChanges = () => () => {};

/** When this device last showed what changed; kept with consent to preferences alone. */
function useLastVisit(today: string): string | null {
  useEffect(() => {
    if (!currentConsent().preferences) return;
    localStore.write(storageKeys.changeVisits, visitedOn(keptVisits(), today));
  }, [today]);
  return useSyncExternalStore(
    neverChanges,
    () => visitBefore(keptVisits(), today),
    () => null,
  );
}

type Asked = ReturnType<typeof useAskedChanges>;
type Period = "since" | "30" | "91" | "365" | "own";

/** Period, place and kinds; each choice is in the address at once. */
export function ChangeFilter({ asked, page }: { asked: Asked; page: ChangesPage | null }) {
  const t = useText(changesText);
  const format = useFormat();
  const { from, to, today, kinds, set } = asked;
  const isHydrated = useHydrated();
  const since = useLastVisit(today);
  // Nothing is known from before the history begins.
  const within = (day: string) =>
    page?.historyFrom && day < page.historyFrom ? page.historyFrom : day;
  const startOf = {
    since: since ?? "",
    "30": within(daysBefore(today, 30)),
    "91": within(daysBefore(today, 91)),
    "365": within(daysBefore(today, 365)),
  };
  const periods = [...(since ? ["since"] : []), "30", "91", "365"] as (keyof typeof startOf)[];
  const known = periods.find((period) => to === today && from === startOf[period]);
  // Without scripts a form of its own asks for the page: the other choices have no place in the address.
  const formId = "change-choices";
  return (
    <div className="container change-filter no-print" role="group" aria-label={t("filter.label")}>
      <form id={formId} hidden />
      <div>
        <RadioGroup<Period>
          legend={t("period.label")}
          variant="segmented"
          value={known ?? "own"}
          options={[...periods, "own" as const].map((value) => ({
            value,
            label: t(`period.${value}`, { day: since ? format.date(since) : "" }),
          }))}
          onChange={(period) =>
            period === "own"
              ? set({ from: daysBefore(from, 1) })
              : set({ from: startOf[period], to: today })
          }
        />
        {!isHydrated && (
          // The field for days has styles of its own, which the content policy lets scripts set only.
          <div className={classes("change-days", known !== undefined && "unscripted")}>
            <Field label={t("period.from")}>
              {(control) => (
                <input
                  {...control}
                  className="form-input"
                  form={formId}
                  type="date"
                  name="fra"
                  defaultValue={from}
                />
              )}
            </Field>
            <Field label={t("period.to")}>
              {(control) => (
                <input
                  {...control}
                  className="form-input"
                  form={formId}
                  type="date"
                  name="til"
                  defaultValue={to}
                />
              )}
            </Field>
          </div>
        )}
        {known === undefined && isHydrated && (
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
      <div>
        <PlaceFinder place={asked.place} onChoose={(place) => set({ place })} />
        <div className="unscripted">
          <PlaceSelect value={asked.place} onChange={() => {}} form={formId} name="sted" />
        </div>
        <Button type="submit" form={formId} size="small" className="unscripted">
          {t("filter.show")}
        </Button>
      </div>
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
            {...(!isHydrated && { form: formId, name: "slags", value: kind })}
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
    </div>
  );
}

/** The days someone looked at what changed: the latest, and the one before it. */
type Visits = { last: string; before: string | null };

/** What is kept after a visit; another visit on the same day is the same one. */
export function visitedOn(kept: Visits | null, today: string): Visits {
  if (kept === null) return { last: today, before: null };
  return kept.last === today ? kept : { last: today, before: kept.last };
}

/** The day of the visit before this one. */
export function visitBefore(kept: Visits | null, today: string): string | null {
  if (kept === null) return null;
  return kept.last < today ? kept.last : kept.before;
}
