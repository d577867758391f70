import { useText } from "../../../lib/language/text.ts";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { screeningText } from "../text.ts";
import { FeaturesTable } from "./FeaturesTable.tsx";
import { FindingsTable } from "./FindingsTable.tsx";

export function TablesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(screeningText);
  return (
    <Dialog title={t("map.tables")} width="large" onClose={onClose}>
      <div className="screening-tables">
        <FindingsTable />
        <FeaturesTable />
      </div>
    </Dialog>
  );
}
