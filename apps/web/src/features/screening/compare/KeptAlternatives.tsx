import type { AlternativeInAddress } from "@mars/contracts/screening/screeningDownloads";
import type { ScreeningResult } from "@mars/contracts/screening/screeningReceipt";
import { useState } from "react";
import { problemSentence } from "../../../lib/http/problemSentence.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useAreaList } from "../list/areaList.ts";
import { compareText } from "./text.ts";

type Props = { asked: readonly AlternativeInAddress[]; results: readonly ScreeningResult[] };

/** Where the alternatives are kept; who came by a link can keep them too. */
export function KeptAlternatives({ asked, results }: Props) {
  const t = useText(compareText);
  const locale = useLocale();
  const list = useAreaList();
  const [isBusy, setBusy] = useState(false);
  const missing = results.filter(({ id }) => list.areas.every(({ analysis }) => analysis !== id));
  if (missing.length === 0) return <p>{t(list.isInAccount ? "inAccount" : "inBrowser")}</p>;
  const keep = async () => {
    setBusy(true);
    try {
      for (const { id, geometry, areaHa } of missing) {
        const index = results.findIndex((one) => one.id === id);
        await list.save({
          name: asked[index]!.name || t("unnamed", { letter: "ABCD"[index]! }),
          area: geometry,
          areaHa,
          analysis: id,
        });
      }
    } catch (error) {
      showToast({ variant: "warning", body: problemSentence(error, locale) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      variant="text"
      size="small"
      className="no-print"
      isBusy={isBusy}
      onClick={() => void keep()}
    >
      {t(list.isInAccount ? "keepInAccount" : "keepInBrowser")}
    </Button>
  );
}
