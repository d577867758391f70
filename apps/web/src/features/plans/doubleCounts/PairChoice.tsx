import type { Plan } from "@mars/contracts/plans/planShapes";
import type { Balance } from "@mars/domain/plans/balance";
import type { ReactNode } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { FilterRow } from "../items/FilterRow.tsx";
import { doubleCountText } from "../text/doubleCountText.ts";
import type { CountedItem } from "../work/countedItem.ts";
import type { DoubleCount } from "./DoubleCount.ts";
import { PairList } from "./PairList.tsx";
import { pairKinds } from "./pairKind.ts";
import type { Clippings } from "./useClipping.ts";
import { keyOfPair, type Pairs } from "./usePairs.ts";

type Props = {
  plan: Plan;
  pairs: Pairs;
  clipping: Clippings;
  /** With every overlap clipped. */
  balancesOnce: ReadonlyMap<string, Balance>;
  itemOf: (id: string) => CountedItem | undefined;
  mapOf: (pair: DoubleCount) => ReactNode;
  onPoint: (pair: DoubleCount | null) => void;
  onLeaveOut: ((ids: readonly string[]) => Promise<void>) | null;
};

/** The pairs by kind, page by page, and the rule by which all of them are cut. */
export function PairChoice({ pairs, ...rest }: Props) {
  const t = useText(doubleCountText);
  const { kind, matching, moreCount } = pairs;
  return (
    <>
      <FilterRow
        label={t("kinds")}
        filters={(["all", ...pairKinds, "left"] as const).flatMap((key) => {
          const count = pairs.countOf(key);
          if (count === 0 && key !== kind && key !== "all") return [];
          return [{ key, label: t(`kind.${key}`), count }];
        })}
        selected={kind}
        onSelect={pairs.setKind}
      />
      {matching.length === 0 && <p role="status">{t("empty")}</p>}
      <PairList
        {...rest}
        groups={pairs.groups}
        openPair={pairs.openPair}
        locked={pairs.locked}
        left={pairs.left}
        keyOf={keyOfPair}
        clipFor={pairs.clipFor}
        onGo={pairs.goTo}
        onOpen={pairs.open}
        onKeeper={pairs.setKeeper}
        onLock={pairs.toggleLock}
        onLeave={pairs.toggleLeft}
      />
      {moreCount > 0 && (
        <Button variant="secondary" size="small" onClick={pairs.showMore}>
          {t("more", { count: moreCount })}
        </Button>
      )}
      <p className="plan-quiet">
        {t("rule")} {t("keys")}
      </p>
    </>
  );
}
