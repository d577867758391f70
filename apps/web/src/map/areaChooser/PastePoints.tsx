import { areaHa } from "@mars/domain/areas/areaHa";
import { useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Disclosure } from "../../ui/navigation/Disclosure.tsx";
import { TextArea } from "../../ui/fields/TextArea.tsx";
import type { MapModel } from "../createMapModel.ts";
import { refusalSentence } from "../drawing/refusalSentence.ts";
import { mapText } from "../text.ts";
import type { AreaServices } from "./AreaServices.ts";
import { type OutlineRead, readOutline } from "./readOutline.ts";
import { takeArea } from "./takeArea.ts";
import type { AskReplaceOrAdd } from "./useReplaceOrAdd.ts";

type Props = { model: MapModel; services: AreaServices; ask: AskReplaceOrAdd; hasMap: boolean };

/** A whole list of coordinates at once, from a spreadsheet or a deed. What is refused stays written. */
export function PastePoints({ model, services, ask, hasMap }: Props) {
  const t = useText(mapText);
  const locale = useLocale();
  const [text, setText] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const [used, setUsed] = useState<string | null>(null);
  // Of an area that has been deleted there is nothing to check.
  const isThere = useStore(model.drawing.store).polygons.length > 0;

  const faultOf = (read: Extract<OutlineRead, { fault: string }>) =>
    "line" in read
      ? t(`points.paste.${read.fault}`, { line: String(read.line), text: read.text })
      : t(`points.paste.${read.fault}`);

  async function use(button: HTMLButtonElement) {
    setUsed(null);
    const read = readOutline(text);
    if ("fault" in read) return setFault(faultOf(read));
    const { geometry, system } = read;
    const standing = model.drawing.check(geometry);
    if (!standing.ok) return setFault(refusalSentence(standing.refusal, locale));
    setFault(null);
    const given = { geometry, name: t("points.pasted"), areaHa: areaHa(geometry) };
    try {
      if (!(await takeArea({ model, services, ask }, given, "drawn"))) return;
    } catch (error) {
      return setFault(problemSentence(error, locale));
    }
    setText("");
    setUsed(system && t(hasMap ? "points.pasteUsed" : "points.pasteRead", { system }));
    // Without text the button is off: the keyboard continues from what it lies in.
    button.closest("details")?.querySelector("summary")?.focus();
  }

  return (
    <div className="no-print">
      <Disclosure summary={t("points.paste")}>
        <TextArea
          label={t("points.paste")}
          hint={t("points.pasteHint")}
          error={fault}
          value={text}
          maxLength={-1}
          rows={5}
          onChange={setText}
        />
        <Button
          variant="secondary"
          size="small"
          disabled={text.trim() === ""}
          onClick={(event) => void use(event.currentTarget)}
        >
          {t("points.pasteUse")}
        </Button>
        <p className="small" role="status">
          {isThere && used}
        </p>
      </Disclosure>
    </div>
  );
}
