import "../portal.css";
import { useEffect, useState } from "react";
import { captureMapState } from "../../../lib/handover/handover.ts";
import type { MapState } from "../../../lib/handover/MapState.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { useSettings } from "../../../lib/settings/settings.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Checkbox } from "../../../ui/fields/Checkbox.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { openOrTell } from "./chooseSystem.ts";
import {
  forgetChoice,
  type OpenSystemChoice,
  rememberChoice,
  useOpenSystemChoice,
} from "./openSystemChoice.ts";
import type { System } from "../systems/System.ts";
import { entryOf } from "../systems/systemEntries.ts";
import { tellSystemFault } from "../systems/SystemFault.ts";
import { SystemIcon } from "../systems/SystemIcon.tsx";
import { findSystem, loadSystems } from "../systems/systems.ts";
import { portalText } from "../text.ts";

/** H5: asks how to open another system, and says what goes along. */
export function OpenSystemDialog({ systemId, onClose }: { systemId: string; onClose: () => void }) {
  const t = useText(portalText);
  const locale = useLocale();
  const { header } = useSettings();
  const [found, setFound] = useState<{ system: System; current: System | undefined } | null>(null);
  const [isRemembering, setRemembering] = useState(false);
  const [opening, setOpening] = useState<OpenSystemChoice | null>(null);
  const choice = useOpenSystemChoice();
  const [carried] = useState(captureMapState);

  useEffect(() => {
    Promise.all([findSystem(systemId), loadSystems()]).then(
      ([system, systems]) =>
        setFound({ system, current: systems.find(({ id }) => id === header.currentSystemId) }),
      (error: unknown) => {
        tellSystemFault(error);
        onClose();
      },
    );
    // The dialog is made again for another system.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [systemId]);

  if (!found)
    return (
      <Dialog title={t("opening")} onClose={onClose}>
        <Spinner />
      </Dialog>
    );

  const relation = found.current?.relatedSystems?.find(({ id }) => id === systemId);
  const entry = entryOf(found.system, locale, relation);
  const open = async (target: OpenSystemChoice) => {
    if (isRemembering) rememberChoice(target);
    setOpening(target);
    const isOpened = await openOrTell(systemId, target);
    setOpening(null);
    if (isOpened) onClose();
  };
  return (
    <Dialog
      title={t("title", { name: entry.name })}
      onClose={onClose}
      actions={
        <>
          <Button isBusy={opening === "self"} onClick={() => void open("self")}>
            {t("continue", { name: entry.name })}
          </Button>
          <Button
            variant="secondary"
            isBusy={opening === "new-tab"}
            onClick={() => void open("new-tab")}
          >
            {t("newTab")}
          </Button>
          <Button variant="text" onClick={onClose}>
            {t("cancel")}
          </Button>
        </>
      }
    >
      <div className="open-system">
        <SystemIcon svg={entry.icon} />
        <p>{entry.description}</p>
      </div>
      <p className="open-system-note">{t(noteOf(carried))}</p>
      <Checkbox label={t("remember")} isChecked={isRemembering} onChange={setRemembering} />
      {choice && (
        <Button variant="text" size="small" onClick={forgetChoice}>
          {t("forgetPreference")}
        </Button>
      )}
    </Dialog>
  );
}

/** Pages without a map carry nothing, and a map may have layers but no area. */
function noteOf(carried: MapState | null) {
  const hasLayers = (carried?.layers?.length ?? 0) > 0;
  if (carried?.area) return hasLayers ? "note" : "noteArea";
  return hasLayers ? "noteLayers" : "noteNothing";
}
