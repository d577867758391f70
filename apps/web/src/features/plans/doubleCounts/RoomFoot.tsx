import { useEffect, useId, useRef, useState } from "react";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { Clippings } from "./useClipping.ts";
import type { Pairs } from "./usePairs.ts";

/** The largest losses are named. */
const SHOWN = 5;

type Props = {
  clipping: Clippings;
  pairs: Pairs;
  /** Land that any of them share, each hectare once. */
  sharedHa: number;
  leaveOut: ((ids: readonly string[]) => Promise<void>) | null;
  onClose: () => void;
};

/** All at once: cut those that can be, leave out those of which a cut would leave nothing. */
export function RoomFoot({ clipping, pairs, sharedHa, leaveOut, onClose }: Props) {
  const { clips, cutSums, whole, fixed } = pairs;
  const t = useText(doubleCountText);
  const [isAsking, setAsking] = useState(false);
  const doneId = useId();
  const { running } = clipping;
  const acts = `${clips.length > 1} ${whole.length > 1}`;
  const actsBefore = useRef(acts);
  const wasHere = useRef(false);
  // What was pressed goes with the last of its kind; the way out is what is left to press.
  useEffect(() => {
    const isGone = actsBefore.current !== acts;
    actsBefore.current = acts;
    if (isGone && wasHere.current && document.activeElement === document.body)
      document.getElementById(doneId)?.focus();
  });
  return (
    <div
      className="plan-pairs-foot"
      onFocus={() => (wasHere.current = true)}
      onBlur={({ relatedTarget }) => (wasHere.current = relatedTarget === null)}
    >
      {running && running.count > 1 ? (
        <Button isBusy={running.isStopping} onClick={clipping.stop}>
          {running.isStopping
            ? t("stopping")
            : t("stop", { done: running.done, count: running.count })}
        </Button>
      ) : (
        clips.length > 1 && (
          <Button isBusy={running !== null} onClick={() => setAsking(true)}>
            {t("clipAll", { count: clips.length })}
          </Button>
        )
      )}
      {leaveOut && whole.length > 1 && (
        <Button
          variant="secondary"
          disabled={running !== null}
          onClick={() => void leaveOut(whole)}
        >
          {t("leaveOutAll", { count: whole.length })}
        </Button>
      )}
      {clips.length === 0 && fixed.length > 0 && (
        <Button variant="secondary" disabled={running !== null} onClick={pairs.leaveFixed}>
          {t("leaveFixed", { count: fixed.length })}
        </Button>
      )}
      <Button id={doneId} variant="secondary" onClick={onClose}>
        {t("done")}
      </Button>
      {isAsking && (
        <ClipAllDialog
          count={clips.length}
          losses={pairs.losses}
          sums={{ ...cutSums, overlapHa: Math.min(cutSums.overlapHa, sharedHa) }}
          onConfirm={() => {
            setAsking(false);
            void clipping.clip(clips);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  );
}

type ClipAllDialogProps = {
  count: number;
  sums: Pairs["cutSums"];
  losses: Pairs["losses"];
  onConfirm: () => void;
  onClose: () => void;
};

/** Hundreds of outlines change by one press: asked once, with what it comes to. */
function ClipAllDialog({ count, sums, losses, onConfirm, onClose }: ClipAllDialogProps) {
  const t = useText(doubleCountText);
  const f = useFormat();
  return (
    <Dialog
      title={t("clipAllTitle", { count })}
      role="alertdialog"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onConfirm}>{t("clipAllYes")}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t("clipAllNo")}
          </Button>
        </>
      }
    >
      <p>
        {t("clipAllText", {
          count: sums.sketchCount,
          area: f.hectares(sums.overlapHa),
          tons: f.tons(sums.tons),
        })}
      </p>
      <p>{t("clipAllRule")}</p>
      <Table
        caption={t("losses")}
        narrow="scroll"
        rows={losses.slice(0, SHOWN)}
        rowKey={({ id }) => id}
        columns={[
          { key: "name", title: t("losses.name"), cell: ({ name }) => name },
          { key: "ha", title: t("losses.ha"), isNumeric: true, cell: ({ ha }) => f.amount(ha) },
          { key: "t", title: t("losses.t"), isNumeric: true, cell: ({ tons }) => f.amount(tons) },
        ]}
      />
      {losses.length > SHOWN && <p>{t("refusedMore", { count: losses.length - SHOWN })}</p>}
      {sums.enteredCount > 0 && <p>{t("clipAllEntered", { count: sums.enteredCount })}</p>}
      {sums.importedCount > 0 && <p>{t("clipAllImported", { count: sums.importedCount })}</p>}
      <p>{t("clipAllUndo")}</p>
    </Dialog>
  );
}
