import type { ScreenedDataset } from "@mars/contracts/screening/screeningFinding";
import { Icon } from "../../../ui/icons/Icon.tsx";
import { useResult } from "./ResultContext.ts";

type Props = { title: string; datasets: readonly ScreenedDataset[] };

/** What was looked at and not found, or not looked at, is part of the answer. */
export function DatasetList({ title, datasets }: Props) {
  const { titleOf } = useResult();
  return (
    <details className="screening-more">
      <summary>
        <Icon name="chevronDown" isSmall />
        {title}
      </summary>
      <ul>
        {datasets.map(({ id }) => (
          <li key={id}>{titleOf(id)}</li>
        ))}
      </ul>
    </details>
  );
}
