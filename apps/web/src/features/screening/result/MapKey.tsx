import type { ScreeningFinding } from "@mars/contracts/screening/screeningFinding";
import { useStore } from "../../../lib/createStore.ts";
import { useText } from "../../../lib/language/text.ts";
import { useResult } from "../findings/ResultContext.ts";
import { beforeCut } from "./beforeCut.ts";
import { screeningText } from "../text.ts";

/** What the two strong colours on the map are. */
export function MapKey() {
  const t = useText(screeningText);
  const { openId, state, titleOf } = useResult();
  const before = useStore(beforeCut);
  const isCut = before?.cut != null && before.state.area !== state.area;
  const open: ScreeningFinding | undefined = state.soFar.findings.find(
    ({ datasetId }) => datasetId === openId,
  );
  return (
    <ul className="map-float screening-key">
      <li>
        <i className="screening-key-mine" />
        {t("key.mine")}
      </li>
      {isCut && (
        <li>
          <i className="screening-key-cut" />
          {t("key.cut")}
        </li>
      )}
      {open && (
        <li className="screening-key-picked">
          <i />
          {t("finding.inArea", { title: titleOf(open.datasetId) })}
        </li>
      )}
    </ul>
  );
}
