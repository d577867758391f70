import { areaText } from "@mars/wording/format/areaText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import type { SavedArea } from "../../../lib/session/ownWork/savedAreas.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { listText } from "./text.ts";

type Props = {
  saved: SavedArea;
  canCompare: boolean;
  isChosen: boolean;
  /** Two others are chosen already. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onRename: () => void;
  onRemove: () => void;
};

export function SavedAreaRow({
  saved: { name, areaHa, savedAt, analysis },
  canCompare,
  isChosen,
  isFull,
  onChoose,
  onOpen,
  onRename,
  onRemove,
}: Props) {
  const t = useText(listText);
  const f = useFormat();
  return (
    <li className="saved-area">
      {canCompare && (
        <input
          type="checkbox"
          aria-label={t("list.choose", { name })}
          checked={isChosen}
          disabled={isFull && !isChosen}
          onChange={(event) => onChoose(event.target.checked)}
        />
      )}
      <span className="saved-area-name">
        <Button variant="text" size="small" aria-label={t("list.open", { name })} onClick={onOpen}>
          {name}
        </Button>
        <span className="small mute">
          {areaText(f, areaHa)} · {analysis === null ? t("list.unscreened") : f.date(savedAt)}
        </span>
      </span>
      <IconButton icon="edit" label={t("list.renameOf", { name })} onClick={onRename} />
      <IconButton icon="trash" label={t("list.removeOf", { name })} onClick={onRemove} />
    </li>
  );
}
