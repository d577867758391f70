import type { MultiPolygonGeometry } from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { lazy, Suspense, useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import {
  changeSavedArea,
  removeSavedArea,
  type SavedArea,
  saveArea,
  useSavedAreas,
} from "../../../lib/session/ownWork/savedAreas.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useMunicipality } from "../place/useMunicipality.ts";
import { NameAreaDialog } from "./NameAreaDialog.tsx";
import { SavedAreaRow } from "./SavedAreaRow.tsx";
import { listText } from "./text.ts";

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
