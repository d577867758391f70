import { useText } from "../../../lib/language/text.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { isOffLand } from "../result/isOffLand.ts";
import { screeningText } from "../text.ts";
import { isForNobody } from "./isForNobody.ts";
import { SchemeJudged } from "./SchemeJudged.tsx";

/** The best fits, and the nearest miss, stand open; of the others the verdict is told. */
const openFits = 2;

/** Every scheme with every rule, the eligible ones first. */
export function SchemeSection({ id }: { id: string }) {
  const t = useText(screeningText);
  const { state } = useResult();
  const schemes = state.soFar.verdict?.schemes;
  const offered = (schemes ?? []).filter((scheme) => !isForNobody(scheme));
  const nobody = (schemes ?? []).filter(isForNobody);
  const isElsewhere = isOffLand(state.soFar);
  const fits = offered.filter(({ areaFits }) => areaFits === true).length;
  const nearestMiss = offered.find(({ areaFits }) => areaFits === false);
  return (
    <section className="screening-section" aria-labelledby={`${id}-title`} id={id}>
      <div className="screening-section-head">
        <h2 id={`${id}-title`} tabIndex={-1}>
          {t("schemes.title")}
        </h2>
      </div>
      <p className="small mute">{t("schemes.lead")}</p>
      {!schemes && <p className="screening-quiet">{t("schemes.waiting")}</p>}
      {schemes && (
        <p className="screening-fit">
          {isElsewhere ? t("schemes.offLand") : t("schemes.fit", { count: fits })}
        </p>
      )}
      {offered.map((scheme, index) => (
        <SchemeJudged
          key={scheme.schemeId}
          scheme={scheme}
          isOpenAtFirst={!isElsewhere && (index < openFits || scheme === nearestMiss)}
        />
      ))}
      {nobody.length > 0 && (
        <details className="screening-more">
          <summary>
            <Icon name="chevronDown" isSmall />
            {t("schemes.nobody", { count: nobody.length })}
          </summary>
          {nobody.map((scheme) => (
            <SchemeJudged key={scheme.schemeId} scheme={scheme} isOpenAtFirst={false} />
          ))}
        </details>
      )}
    </section>
  );
}
