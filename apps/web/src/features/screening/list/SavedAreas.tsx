import {
  MAX_ALTERNATIVE_NAME,
  MAX_ALTERNATIVES,
  writeAlternatives,
} from "@mars/contracts/screening/screeningDownloads";
import {
  type AreaGeometry,
  type MultiPolygonGeometry,
  polygonsOf,
} from "@mars/domain/areas/geometry";
import { areaText } from "@mars/wording/format/areaText";
import { useEffect, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import type { SavedArea } from "../../../lib/session/ownWork/savedAreas.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button, IconButton } from "../../../ui/buttons/Button.tsx";
import { ProblemAlert } from "../../../ui/feedback/ProblemAlert.tsx";
import { TextField } from "../../../ui/fields/TextField.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { everyNeighbour } from "../area/NeighbourChoice.ts";
import { useMunicipality } from "../place/useMunicipality.ts";
import { screeningCalls } from "../run/screeningCalls.ts";
import { useAreaList } from "./areaList.ts";
import { screenedResult } from "./screenedResult.ts";
import { listText } from "./text.ts";

const maxLength = MAX_ALTERNATIVE_NAME;

type NamedArea = { name: string; geometry: AreaGeometry; areaHa: number };
type Current = { area: MultiPolygonGeometry; areaHa: number; analysis: string | null };
type Props = {
  /** The area on the page, once it can be saved. */
  current: Current | null;
  onOpen: (saved: SavedArea) => void;
};

const calls = screeningCalls(() => everyNeighbour);

/** The way to the list from the top of a long panel. */
export function SavedAreasJump() {
  const t = useText(listText);
  const { areas } = useAreaList();
  if (areas.length === 0) return null;
  return (
    <Button
      variant="text"
      size="small"
      icon="area"
      className="no-print"
      onClick={() => document.getElementById("saved-areas-title")?.focus()}
    >
      {t("list.title", { count: areas.length })}
    </Button>
  );
}

/** Several areas at once become alternatives, chosen for comparison as far as they may be. */
export function useSaveSeveral(): (given: readonly NamedArea[]) => Promise<void> {
  const t = useText(listText);
  const locale = useLocale();
  const list = useAreaList();
  return async (given) => {
    const compared = list.areas.filter(({ isCompared }) => isCompared).length;
    let count = 0;
    try {
      for (const { name, geometry, areaHa } of given) {
        const area: MultiPolygonGeometry = {
          type: "MultiPolygon",
          coordinates: polygonsOf(geometry),
        };
        const isCompared = compared + count < MAX_ALTERNATIVES;
        const short = name.slice(0, maxLength);
        if (!(await list.save({ name: short, area, areaHa, analysis: null, isCompared }))) break;
        count += 1;
      }
      showToast(
        count === given.length
          ? { variant: "success", body: t("list.savedSeveral", { count }) }
          : { variant: "warning", body: t("list.full") },
      );
      document.getElementById("saved-areas-title")?.focus();
    } catch (error) {
      showToast({ variant: "warning", body: problemSentence(error, locale) });
    }
  };
}

/** Areas with names, to come back to; up to four of them are compared side by side. */
export function SavedAreas({ current, onOpen }: Props) {
  const t = useText(listText);
  const f = useFormat();
  const locale = useLocale();
  const list = useAreaList();
  const saved = list.areas;
  const place = useMunicipality(current?.area ?? null);
  const [naming, setNaming] = useState<SavedArea | "new" | null>(null);
  const [isComparing, setComparing] = useState(false);
  const chosen = saved.filter(({ isCompared }) => isCompared);
  const isSaved = current !== null && saved.some((one) => isSameArea(one.area, current.area));
  // Saved first and analysed then: the row leads to the result.
  const unanalysed = saved.find(
    (one) => one.analysis === null && current?.analysis && isSameArea(one.area, current.area),
  );
  const { change } = list;
  useEffect(() => {
    if (unanalysed && current)
      void change(unanalysed, { analysis: current.analysis }).catch(() => {});
  }, [unanalysed, current, change]);
  if (saved.length === 0 && !current && !list.error) return null;

  const told = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (error) {
      showToast({ variant: "warning", body: problemSentence(error, locale) });
    }
  };
  const name = (given: string) => {
    const target = naming;
    setNaming(null);
    void told(async () => {
      if (target === "new" && current) {
        const isKept = await list.save({ ...current, name: given });
        showToast(
          isKept
            ? { variant: "success", body: t("list.savedAs", { name: given }) }
            : { variant: "warning", body: t("list.full") },
        );
      } else if (target !== null && target !== "new") await change(target, { name: given });
    });
  };
  const remove = (one: SavedArea) =>
    told(async () => {
      const undo = await list.remove(one);
      showToast({
        variant: "success",
        body: t("list.removed", { name: one.name }),
        action: { label: t("list.undo"), onAction: undo },
      });
    });
  const compare = () =>
    told(async () => {
      setComparing(true);
      try {
        const alternatives = await Promise.all(
          chosen.map(async (one) => {
            const { started } = await screenedResult(calls, one, new AbortController().signal);
            if (started && started.id !== one.analysis) await change(one, { analysis: started.id });
            return { id: started?.id ?? "", name: one.name };
          }),
        );
        navigate(
          addressOf({ to: "/screening/sammenlign", search: writeAlternatives(alternatives) }),
        );
      } finally {
        setComparing(false);
      }
    });
  return (
    <section className="saved-areas no-print" aria-labelledby="saved-areas-title">
      <h2 id="saved-areas-title" tabIndex={-1}>
        {t("list.title", { count: saved.length })}
      </h2>
      {list.error !== null && <ProblemAlert error={list.error} />}
      {saved.length > 0 && (
        <ul>
          {saved.map((one) => (
            <SavedAreaRow
              key={one.id}
              saved={one}
              isFull={chosen.length >= MAX_ALTERNATIVES}
              onChoose={(isCompared) => void told(() => change(one, { isCompared }))}
              onOpen={() => onOpen(one)}
              onRename={() => setNaming(one)}
              onRemove={() => void remove(one)}
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
            disabled={chosen.length < 2}
            isBusy={isComparing}
            aria-describedby="saved-areas-hint"
            onClick={() => void compare()}
          >
            {chosen.length < 2
              ? t("list.compare")
              : t("list.compareCount", { count: chosen.length })}
          </Button>
        )}
      </div>
      {saved.length > 0 && (
        <p className="small mute" id="saved-areas-hint">
          {saved.length > 1 && chosen.length < 2 && `${t("list.compareHint")} `}
          {t(list.isInAccount ? "list.inAccount" : "list.kept")}
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
  /** As many as can be compared are chosen already. */
  isFull: boolean;
  onChoose: (isChosen: boolean) => void;
  onOpen: () => void;
  onRename: () => void;
  onRemove: () => void;
};

function SavedAreaRow({
  saved: { name, areaHa, savedAt, analysis, isCompared = false },
  canCompare,
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
          checked={isCompared}
          disabled={isFull && !isCompared}
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
