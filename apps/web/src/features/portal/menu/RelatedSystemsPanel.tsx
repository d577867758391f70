import "../portal.css";
import { showDialog } from "../../../lib/dialogs/shownDialog.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { chooseSystem } from "../opening/chooseSystem.ts";
import { forgetChoice, useOpenSystemChoice } from "../opening/openSystemChoice.ts";
import { SystemList } from "../systems/SystemList.tsx";
import { portalText } from "../text.ts";
import { useSystems } from "../systems/useSystems.ts";

/** H4: what lies under 'Related systems'. */
export function RelatedSystemsPanel({ onClose }: { onClose: () => void }) {
  const t = useText(portalText);
  const { isLoading, suggested } = useSystems();
  const choice = useOpenSystemChoice();
  const choose = (id: string) => {
    onClose();
    chooseSystem(id);
  };
  return (
    <div className="related">
      {isLoading && <Spinner />}
      {!isLoading && suggested.length === 0 && <p className="related-empty">{t("none")}</p>}
      <SystemList entries={suggested} onChoose={choose} />
      <div className="related-foot">
        <Button
          variant="text"
          size="small"
          onClick={() => {
            onClose();
            showDialog({ name: "systems" });
          }}
        >
          {t("seeAll")}
        </Button>
        {choice && (
          <Button variant="text" size="small" onClick={forgetChoice}>
            {t("forgetChoice")}
          </Button>
        )}
      </div>
    </div>
  );
}
