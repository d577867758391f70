import { useFormat } from "../../../lib/format/useFormat.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Dialog } from "../../../ui/overlays/Dialog.tsx";
import { Table } from "../../../ui/tables/Table.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { Pairs } from "./usePairs.ts";

type Props = {
  count: number;
  sums: Pairs["cutSums"];
  losses: Pairs["losses"];
  onConfirm: () => void;
  onClose: () => void;
};

/** The largest losses are named. */
const SHOWN = 5;

/** Hundreds of outlines change by one press: asked once, with what it comes to. */
export function ClipAllDialog({ count, sums, losses, onConfirm, onClose }: Props) {
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
