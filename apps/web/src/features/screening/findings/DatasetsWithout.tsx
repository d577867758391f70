import type { ScreenedDataset } from "@mars/contracts/screening";
import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { screeningText } from "../text.ts";
import { useResult } from "./ResultContext.ts";

/** What was looked at and not found is part of the answer. */
export function DatasetsWithout({ datasets }: { datasets: readonly ScreenedDataset[] }) {
  const t = useText(screeningText);
  const { titleOf } = useResult();
  return (
    <details className="screening-more">
      <summary>
        <Icon name="chevronDown" isSmall />
        {t("without", { count: datasets.length })}
      </summary>
      <ul>
        {datasets.map(({ id }) => (
          <li key={id}>{titleOf(id)}</li>
        ))}
      </ul>
    </details>
  );
}
