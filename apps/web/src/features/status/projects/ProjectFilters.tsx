import type { CountedStage, ProjectRow } from "@mars/contracts/status/statusShapes";
import { sortDanish } from "@mars/wording/format/collation";
import { useMemo } from "react";
import { useText } from "../../../lib/language/text.ts";
import { useFactName } from "../../../lib/language/useFactName.ts";
import { SearchField } from "../../../ui/fields/SearchField.tsx";
import { Select } from "../../../ui/fields/Select.tsx";
import { countedStages } from "../effects/effects.ts";
import { detailText } from "../text/detailText.ts";

export type ProjectFilter = { typed: string; stage: CountedStage | ""; measure: string };

type Props = {
  projects: readonly ProjectRow[];
  /** Of the table it narrows. */
  caption: string;
  filter: ProjectFilter;
  foundCount: number;
  /** Those to choose from, where `projects` are not all. */
  measures?: readonly string[];
  onFocus?: () => void;
  onChange: (filter: ProjectFilter) => void;
};

export function ProjectFilters(props: Props) {
  const { caption, projects, filter, foundCount, measures: known, onFocus, onChange } = props;
  const t = useText(detailText);
  const nameOf = useFactName();
  const measures = useMemo(() => {
    if (known) return known;
    const names = new Set(projects.flatMap(({ measure }) => (measure === null ? [] : [measure])));
    return sortDanish([...names], (name) => name);
  }, [projects, known]);
  return (
    <div className="toolbar" onFocus={onFocus}>
      <SearchField
        label={t("list.search")}
        landmark={`${t("list.search")}: ${caption}`}
        placeholder={t("list.placeholder")}
        value={filter.typed}
        onChange={(typed) => onChange({ ...filter, typed })}
      />
      <Select
        label={t("column.stage")}
        value={filter.stage}
        onChange={(stage) => onChange({ ...filter, stage })}
        options={[
          { value: "", label: t("list.allStages") },
          ...countedStages.map((stage) => ({ value: stage, label: t(`stage.${stage}`) })),
        ]}
      />
      <Select
        label={t("column.measure")}
        value={filter.measure}
        onChange={(measure) => onChange({ ...filter, measure })}
        options={[
          { value: "", label: t("list.allMeasures") },
          ...measures.map((name) => ({ value: name, label: nameOf(name) })),
        ]}
      />
      <p className="toolbar-count" role="status">
        {t("list.found", { count: foundCount })}
      </p>
    </div>
  );
}
