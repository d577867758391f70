import { useState } from "react";
import type { ConsentChoice } from "../../lib/consent/consentStore.ts";
import { giveConsent, useConsent } from "../../lib/consent/consentStore.ts";
import { Link } from "../../lib/router/Link.tsx";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Checkbox } from "../../ui/fields/Checkbox.tsx";
import { Dialog } from "../../ui/overlays/Dialog.tsx";
import { allAccepted, onlyNecessary } from "./choices.ts";
import { consentText } from "./text.ts";

/** Marketing is a category of SPEC's that the product has nothing in: no one is asked for it. */
const optional = ["preferences", "statistics"] as const;

/** The product's own consent dialog: nothing ticked beforehand, no and yes alike. */
export function ConsentDialog({ onClose }: { onClose: () => void }) {
  const t = useText(consentText);
  const { preferences, statistics } = useConsent();
  const [choice, setChoice] = useState<ConsentChoice>({
    ...onlyNecessary,
    preferences,
    statistics,
  });
  const isAll = optional.every((category) => choice[category]);
  const answer = (given: ConsentChoice) => {
    giveConsent(given);
    onClose();
  };
  return (
    <Dialog
      width="medium"
      title={t("dialog.title")}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={() => answer(onlyNecessary)}>
            {t("onlyNecessary")}
          </Button>
          <Button variant="secondary" onClick={() => answer(allAccepted)}>
            {t("acceptAll")}
          </Button>
          <Button onClick={() => answer(isAll ? allAccepted : choice)}>{t("save")}</Button>
        </>
      }
    >
      <p>{t("dialog.text")}</p>
      <div className="form-check-list">
        <Checkbox
          label={t("necessary")}
          hint={t("necessary.intro")}
          isChecked
          disabled
          onChange={() => {}}
        />
        {optional.map((category) => (
          <Checkbox
            key={category}
            label={t(category)}
            hint={t(`${category}.intro`)}
            isChecked={choice[category]}
            onChange={(isChecked) => setChoice({ ...choice, [category]: isChecked })}
          />
        ))}
      </div>
      <p className="small">
        <Link to="/cookies" onClick={onClose}>
          {t("dialog.more")}
        </Link>
      </p>
    </Dialog>
  );
}
