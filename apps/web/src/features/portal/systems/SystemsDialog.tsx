import "../portal.css";
import { useState } from "react";
import { foldForSearch } from "@mars/wording/format/collation";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Spinner } from "../../../ui/feedback/Spinner.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { chooseSystem } from "../opening/chooseSystem.ts";
import { forgetChoice, useOpenSystemChoice } from "../opening/openSystemChoice.ts";
import type { SystemEntry } from "./System.ts";
import { SystemList } from "./SystemList.tsx";
import { portalText } from "../text.ts";
import { useSystems } from "./useSystems.ts";

/** H6: every system of the family, those related to ours first. */
export function SystemsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(portalText);
  const [filter, setFilter] = useState("");
  const { isLoading, suggested, others } = useSystems();
  const choice = useOpenSystemChoice();
  const wanted = foldForSearch(filter.trim());
  const matches = ({ name, shortDescription }: SystemEntry) =>
    foldForSearch(`${name} ${shortDescription}`).includes(wanted);
  const groups = [
    { title: t("suggested"), entries: suggested.filter(matches) },
    { title: t("others"), entries: others.filter(matches) },
  ].filter(({ entries }) => entries.length > 0);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const choose = (id: string) => {
    onClose();
    chooseSystem(id);
  };
  return (
    <Dialog width="medium" title={t("systems")} onClose={onClose}>
      <TextField
        label={t("filterLabel")}
        placeholder={t("filter")}
        type="search"
        autoComplete="off"
        value={filter}
        onChange={setFilter}
      />
      {isLoading && <Spinner />}
      <p className="small mute" role="status">
        {isLoading ? "" : t("found", { count })}
      </p>
      {groups.map(({ title, entries }) => (
        <section key={title} className="system-group">
          <h3>{title}</h3>
          <SystemList entries={entries} onChoose={choose} />
        </section>
      ))}
      <div className="related-foot">
        {wanted !== "" && (
          <Button variant="text" size="small" onClick={() => setFilter("")}>
            {t("seeAll")}
          </Button>
        )}
        {choice && (
          <Button variant="text" size="small" onClick={forgetChoice}>
            {t("forgetChoice")}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
