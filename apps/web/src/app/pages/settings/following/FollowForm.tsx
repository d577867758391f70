import type { FollowedChanges } from "@mars/contracts/status/statusChanges";
import { type FormEvent, type ReactNode, useState } from "react";
import { changeKinds } from "../../../../features/status/changes/changeKinds.ts";
import { PlaceSelect } from "../../../../features/status/changes/PlaceSelect.tsx";
import { useText } from "../../../../lib/language/text.ts";
import { Button } from "../../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../../ui/fields/Checkbox.tsx";
import { Disclosure } from "../../../../ui/navigation/Disclosure.tsx";
import { ProblemAlert } from "../../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../../ui/fields/TextField.tsx";
import { followingText } from "./text.ts";

const AREA = /^-?[\d.]+ -?[\d.]+(?:,-?[\d.]+ -?[\d.]+){2,99}$/;

type Props = {
  label: string;
  /** What is asked for besides what is followed. */
  children: ReactNode;
  error: Error | null;
  isBusy: boolean;
  onSubmit: (followed: FollowedChanges) => void;
  onCancel: () => void;
};

/** A place or an area, and which changes of it. */
export function FollowForm({ label, children, error, isBusy, onSubmit, onCancel }: Props) {
  const t = useText(followingText);
  const [place, setPlace] = useState("");
  const [area, setArea] = useState("");
  const [kinds, setKinds] = useState(changeKinds);
  const [isTold, setTold] = useState(false);
  const corners = area.trim().replaceAll(/\s*,\s*/g, ",");
  const isAreaWrong = corners !== "" && !AREA.test(corners);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTold(true);
    if (isAreaWrong || kinds.length === 0) return;
    onSubmit({
      ...(corners === "" ? place !== "" && { place } : { area: corners }),
      ...(kinds.length < changeKinds.length && { kinds: kinds.join(",") }),
    });
  };
  return (
    <form className="stack-2 follow-form" aria-label={label} onSubmit={submit} noValidate>
      {children}
      <PlaceSelect
        value={place}
        onChange={setPlace}
        words={{
          label: t("place"),
          country: t("country"),
          municipality: t("municipality"),
          tripartite: t("tripartite"),
          plan: t("plan"),
        }}
      />
      <Disclosure summary={t("areaSummary")}>
        <TextField
          label={t("area")}
          hint={t("areaHint")}
          error={isTold && isAreaWrong ? t("areaWrong") : null}
          isOptional
          maxLength={4000}
          value={area}
          onChange={setArea}
        />
      </Disclosure>
      <fieldset className="follow-kinds">
        <legend className="form-label">{t("kinds")}</legend>
        {isTold && kinds.length === 0 && (
          <p className="form-error-message" role="alert">
            {t("noKinds")}
          </p>
        )}
        {changeKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={t(`kind.${kind}`)}
            isChecked={kinds.includes(kind)}
            onChange={(isChecked) =>
              setKinds(
                changeKinds.filter((each) => (each === kind ? isChecked : kinds.includes(each))),
              )
            }
          />
        ))}
      </fieldset>
      {error && <ProblemAlert error={error} />}
      <div className="row">
        <Button type="submit" isBusy={isBusy}>
          {label}
        </Button>
        <Button variant="text" onClick={onCancel}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
