import type { ProvenanceFigure } from "@mars/contracts/status/statusProvenance";
import { lazy, Suspense } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useDetails } from "../../../lib/rendered/useDetails.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { statusText } from "../text/statusText.ts";

const ProvenanceBody = lazy(() =>
  import("./ProvenanceBody.tsx").then((module) => ({ default: module.ProvenanceBody })),
);

/** 'Sådan er tallet beregnet': method, formula, sources and rows of each figure; read when it is opened. */
export function ProvenanceNote({ figures }: { figures: readonly ProvenanceFigure[] }) {
  const t = useText(statusText);
  const { isOpen, details } = useDetails();
  return (
    <details className="disclosure provenance" {...details}>
      <summary>
        <Icon name="info" />
        {t(figures.length > 1 ? "provenance.many" : "provenance.how")}
      </summary>
      {isOpen &&
        figures.map((figure) => (
          <div key={figure} className="disclosure-body">
            <Suspense>
              <ProvenanceBody figure={figure} />
            </Suspense>
          </div>
        ))}
      {isOpen && (
        <p className="disclosure-body">
          <Link to="/status/regn-efter">{t("provenance.recount")}</Link>
        </p>
      )}
    </details>
  );
}
