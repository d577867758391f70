import type { OverlappingUnit, UnitPage } from "@mars/contracts/status/statusPages";
import type { UnitKind } from "@mars/contracts/status/statusShapes";
import { listText } from "@mars/wording/format/listText";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { StatusSection } from "../frame/StatusSection.tsx";
import { detailText } from "../text/detailText.ts";
import { UnitLink } from "./UnitLink.tsx";
import { useShowAll } from "../../../ui/tables/useShowAll.ts";

const plural = {
  municipality: "municipalities",
  tripartite: "tripartites",
  plan: "plans",
} as const satisfies Record<UnitKind, keyof UnitPage["overlapping"]>;

/** The other units that share land with this one. */
export function OverlapSection({ page, kinds }: { page: UnitPage; kinds: readonly UnitKind[] }) {
  const t = useText(detailText);
  const locale = useLocale();
  const factOf = (kind: UnitKind) => {
    const units = page.overlapping[plural[kind]].toSorted(
      (a, b) => (b.shareOfUnit ?? 0) - (a.shareOfUnit ?? 0),
    );
    if (units.length === 0) return [];
    const names = listText(
      units.slice(0, 3).map(({ name }) => name),
      locale,
    );
    const count = t(`list.count.${kind}`, { count: units.length });
    return [units.length > 3 ? t("overlap.most", { count, names }) : `${count}: ${names}`];
  };
  return (
    <StatusSection
      id="overlap"
      title={t(`overlap.title.${page.kind}`)}
      intro={t(`overlap.intro.${page.kind}`)}
      folds
      fact={kinds.flatMap(factOf).join(". ")}
    >
      <div className="columns-2">
        {kinds.map((kind) => (
          <OverlapList
            key={kind}
            page={page}
            kind={kind}
            units={page.overlapping[plural[kind]].toSorted(
              (a, b) => (b.shareOfUnit ?? 0) - (a.shareOfUnit ?? 0),
            )}
          />
        ))}
      </div>
    </StatusSection>
  );
}

const fewest = 6;

function OverlapList({
  page,
  kind,
  units,
}: {
  page: UnitPage;
  kind: UnitKind;
  units: readonly OverlappingUnit[];
}) {
  const t = useText(detailText);
  const [isAll, showWhole] = useShowAll();
  const shown = isAll ? units : units.slice(0, fewest);
  return (
    <div>
      <h3>
        {t(`kind.${kind}`)} <span className="mute">{units.length}</span>
      </h3>
      {units.length === 0 && <p className="small">{t("overlap.none")}</p>}
      <ul className="overlap">
        {shown.map((unit) => (
          <Overlap key={unit.id} page={page} kind={kind} unit={unit} />
        ))}
      </ul>
      {units.length > shown.length && (
        <p className="more-rows no-print">
          <Button variant="secondary" size="small" onClick={showWhole}>
            {t("list.all", { count: units.length })}
          </Button>
        </p>
      )}
    </div>
  );
}

function Overlap({ page, kind, unit }: { page: UnitPage; kind: UnitKind; unit: OverlappingUnit }) {
  const t = useText(detailText);
  const format = useFormat();
  const share = unit.shareOfUnit ?? 0;
  return (
    <li>
      <UnitLink kind={kind} slug={unit.slug}>
        {unit.name}
      </UnitLink>
      {unit.shareOfUnit !== null && (
        <>
          <svg className="share-bar" width="100%" height="6" aria-hidden="true">
            <rect width="100%" height="6" fill="var(--color-track)" />
            <rect width={`${Math.min(1, share) * 100}%`} height="6" fill="var(--topic-nitrogen)" />
          </svg>
          <p className="small">
            <b>{format.percent(share)}</b> {t(`overlap.share.${page.kind}`)}
            {unit.shareOfOther !== null &&
              ` ${t(`overlap.other.${kind}`, {
                name: page.name,
                share: format.percent(unit.shareOfOther),
              })}`}
          </p>
          {unit.needT !== null && unit.coveredShare !== null && (
            <p className="small">
              {t("overlap.need", {
                need: format.tons(unit.needT),
                share: format.percent(unit.coveredShare),
              })}
            </p>
          )}
        </>
      )}
    </li>
  );
}
