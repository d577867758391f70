import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import {
  changeSavedArea,
  removeSavedArea,
  saveArea,
  type SavedArea,
  useSavedAreas,
} from "../../../lib/session/ownWork/savedAreas.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { useMunicipality } from "../place/useMunicipality.ts";
import { listText } from "./text.ts";

const maxLength = 60;

const CompareDialog = lazy(() =>
  import("./CompareDialog.tsx").then(({ CompareDialog: Loaded }) => ({ default: Loaded })),
);

type Current = { area: MultiPolygonGeometry; areaHa: number; analysis: string | null };
type Props = {
  /** The area on the page, once it can be saved. */
  current: Current | null;
  onOpen: (saved: SavedArea) => void;
};

/** Areas with names, to come back to; two of them are compared side by side. */
export function SavedAreas({ current, onOpen }: Props) {
  const t = useText(listText);
  const f = useFormat();
  const saved = useSavedAreas();
  const place = useMunicipality(current?.area ?? null);
  const [naming, setNaming] = useState<SavedArea | "new" | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const pair = saved.filter(({ id }) => chosen.includes(id));
  const isSaved = current !== null && saved.some((one) => isSameArea(one.area, current.area));
  // Saved first and analysed then: the row leads to the result.
  const unanalysed = saved.find(
    (one) => one.analysis === null && current?.analysis && isSameArea(one.area, current.area),
  );
  useEffect(() => {
    if (unanalysed && current) changeSavedArea(unanalysed.id, { analysis: current.analysis });
  }, [unanalysed, current]);
  if (saved.length === 0 && !current) return null;

  const name = (given: string) => {
    if (naming === "new" && current) {
      const isKept = saveArea({ ...current, name: given });
      showToast(
        isKept
          ? { variant: "success", body: t("list.savedAs", { name: given }) }
          : { variant: "warning", body: t("list.full") },
      );
    } else if (naming !== null && naming !== "new") changeSavedArea(naming.id, { name: given });
    setNaming(null);
  };
  const remove = (one: SavedArea) => {
    const undo = removeSavedArea(one.id);
    setChosen(chosen.filter((id) => id !== one.id));
    showToast({
      variant: "success",
      body: t("list.removed", { name: one.name }),
      action: { label: t("list.undo"), onAction: undo },
    });
  };
  return (
    <section className="saved-areas no-print" aria-labelledby="saved-areas-title">
      <h2 id="saved-areas-title">{t("list.title", { count: saved.length })}</h2>
      {saved.length > 0 && (
        <ul>
          {saved.map((one) => (
            <SavedAreaRow
              key={one.id}
              saved={one}
              isChosen={chosen.includes(one.id)}
              isFull={pair.length >= 2}
              onChoose={(isChosen) =>
                setChosen(
                  isChosen ? [...chosen, one.id] : chosen.filter((other) => other !== one.id),
                )
              }
              onOpen={() => onOpen(one)}
              onRename={() => setNaming(one)}
              onRemove={() => remove(one)}
              canCompare={saved.length > 1}
            />
          ))}
        </ul>
      )}
      <div className="saved-areas-acts">
        {current && (
          <Button
            variant="secondary"
            size="small"
            disabled={isSaved}
            onClick={() => setNaming("new")}
          >
            {t(isSaved ? "list.saved" : "list.save")}
          </Button>
        )}
        {saved.length > 1 && (
          <Button
            variant="secondary"
            size="small"
            disabled={pair.length !== 2}
            aria-describedby="saved-areas-hint"
            onClick={() => setComparing(true)}
          >
            {t("list.compare")}
          </Button>
        )}
      </div>
      {saved.length > 0 && (
        <p className="small mute" id="saved-areas-hint">
          {saved.length > 1 && pair.length !== 2 && `${t("list.compareHint")} `}
          {t("list.kept")}
        </p>
      )}
      {naming && (
        <NameAreaDialog
          suggested={
            naming === "new" ? suggestedName(place, areaText(f, current?.areaHa ?? 0)) : naming.name
          }
          onName={name}
          onClose={() => setNaming(null)}
        />
      )}
      {isComparing && pair.length === 2 && (
        <Suspense>
          <CompareDialog pair={[pair[0]!, pair[1]!]} onClose={() => setComparing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function suggestedName(place: string | null, area: string): string {
  return place ? `${place}, ${area}` : area;
}

function isSameArea(a: MultiPolygonGeometry, b: MultiPolygonGeometry): boolean {
  return a === b || JSON.stringify(a.coordinates) === JSON.stringify(b.coordinates);
}

type NameAreaDialogProps = {
  suggested: string;
  onName: (name: string) => void;
  onClose: () => void;
};

function NameAreaDialog({ suggested, onName, onClose }: NameAreaDialogProps) {
  const t = useText(listText);
  const [name, setName] = useState(suggested);
  const [hasTried, setHasTried] = useState(false);
  const trimmed = name.trim();
  const fault =
    trimmed === ""
      ? t("name.required")
      : trimmed.length > maxLength
        ? t("name.tooLong")
        : undefined;
  return (
    <Dialog title={t("name.title")} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setHasTried(true);
          if (!fault) onName(trimmed);
        }}
      >
        <TextField
          label={t("name.label")}
          value={name}
          onChange={setName}
          maxLength={maxLength}
          {...(hasTried && fault && { error: fault })}
        />
        <div className="row">
          <Button type="submit">{t("name.save")}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t("name.cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type SavedAreaRowProps = {
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

function SavedAreaRow({
  saved: { name, areaHa, savedAt, analysis },
  canCompare,
  isChosen,
  isFull,
  onChoose,
  onOpen,
  onRename,
  onRemove,
}: SavedAreaRowProps) {
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
