import type { MasterDataMeasure } from "@mars/contracts/datasets/masterData";
import { sanitizeSvg } from "../../../lib/sanitize/sanitizeHtml.ts";

/** The measure's own drawing in white on its colour (P9). */
export function MeasureIcon({ measure }: { measure: MasterDataMeasure | undefined }) {
  if (!measure) return null;
  return (
    <span
      className="measure-icon"
      style={{ background: measure.color }}
      aria-hidden="true"
      // The drawing comes from master data and is cleaned of everything but shapes.
      // oxlint-disable-next-line react/no-danger
      dangerouslySetInnerHTML={{ __html: sanitizeSvg(measure.icon) }}
    />
  );
}
