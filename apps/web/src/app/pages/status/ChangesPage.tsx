import "../../../features/status/changes/changes.css";
import type { ChangesPage as Page } from "@mars/contracts/status/statusChanges";
import { useState } from "react";
import { useChanges, useChangesCsv, useChangesFeed } from "../../../features/status/api.ts";
import { ChangeFilter } from "../../../features/status/changes/ChangeFilter.tsx";
import { ChangeTable } from "../../../features/status/changes/ChangeTable.tsx";
import { DeltaSection } from "../../../features/status/changes/DeltaSection.tsx";
import { MunicipalityDeltas } from "../../../features/status/changes/MunicipalityDeltas.tsx";
import { changesText } from "../../../features/status/changes/text.ts";
import { daysBefore, useAskedChanges } from "../../../features/status/changes/useAskedChanges.ts";
import { useEmbedded } from "../../../features/status/embed/embed.ts";
import { Loaded } from "../../../features/status/frame/Loaded.tsx";
import { StatusFrame } from "../../../features/status/frame/StatusFrame.tsx";
import { StatusHead } from "../../../features/status/frame/StatusHead.tsx";
import { StatusSection } from "../../../features/status/frame/StatusSection.tsx";
import { detailText } from "../../../features/status/text/detailText.ts";
import { unitTitle } from "../../../features/status/units/unitTitle.ts";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useInPlace } from "../../../lib/language/useInPlace.ts";
import { useText } from "../../../lib/language/text.ts";
import { useExpandAll } from "../../../lib/rendered/useExpandAll.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Button } from "../../../ui/buttons/Button.tsx";
import { LinkButton } from "../../../ui/buttons/LinkButton.tsx";
import { EmptyState } from "../../../ui/feedback/StateBlock.tsx";
import { PageLoading } from "./PageLoading.tsx";

/** Few at first, so that what follows is seen too; then as many as are requested. */
const firstPage = 10;
const perPage = 25;
const maxAtOnce = 1000;

/** What changed in a period: commitments, stages, areas, drop-outs and reports. */
export function ChangesPage() {
  const t = useText(changesText);
  const inPlace = useInPlace();
  const shared = useText(detailText);
  const format = useFormat();
  const asked = useAskedChanges();
  const { from, askedFrom, to, place, kinds } = asked;
  const key = [from, to, place, ...kinds].join(" ");
  // Another question begins with its first page.
  const [shown, setShown] = useState({ key, count: firstPage });
  const isWhole = useExpandAll();
  const count = isWhole ? maxAtOnce : shown.key === key ? shown.count : firstPage;
  const changes = useChanges({ askedFrom, to, place, kinds, limit: count });
  // The earlier answer stands while more of it, or another, is on its way.
  const [last, setLast] = useState<Page | null>(changes.data);
  if (changes.data && changes.data !== last) setLast(changes.data);
  const page = changes.data ?? (changes.error ? null : last);
  const placeName = page?.place ? unitTitle(page.place.kind, page.place.name) : t("country");
  const lead = page
    ? t("lead", {
        count: page.total,
        where: inPlace(placeName),
        from: format.date(page.from),
        to: format.date(page.to),
      })
    : t("leadLoading");
  const isEmbedded = useEmbedded() !== null;
  return (
    <StatusFrame
      // Another site sees one section: it is named by what it shows.
      current={isEmbedded ? lead : t("title")}
      crumbs={[
        <Link key="status" to="/status/overview">
          {shared("crumb.status")}
        </Link>,
      ]}
      basis={page}
    >
      <StatusHead title={t("title")} lead={lead} />
      <p className="sr-only" role="status">
        {page ? lead : ""}
      </p>
      {!isEmbedded && <ChangeFilter asked={asked} page={page} />}
      {page ? (
        <>
          <DeltaSection page={page} />
          <ChangeList
            page={page}
            asked={asked}
            isBusy={!changes.data}
            onMore={() => setShown({ key, count: count + perPage })}
            onAll={() => setShown({ key, count: maxAtOnce })}
          />
          <MunicipalityDeltas page={page} />
        </>
      ) : (
        <PageLoading>
          <Loaded read={changes}>{() => null}</Loaded>
        </PageLoading>
      )}
    </StatusFrame>
  );
}

type ListProps = {
  page: Page;
  asked: ReturnType<typeof useAskedChanges>;
  isBusy: boolean;
  onMore: () => void;
  onAll: () => void;
};

function ChangeList({ page, asked, isBusy, onMore, onAll }: ListProps) {
  const t = useText(changesText);
  const csv = useChangesCsv();
  const feed = useChangesFeed();
  const title = t("list.title", { count: page.total });
  const yearAgo = daysBefore(asked.today, 365);
  const longerFrom = page.historyFrom && page.historyFrom > yearAgo ? page.historyFrom : yearAgo;
  if (page.total === 0)
    return (
      <StatusSection id="aendringer" title={title} isFull>
        <EmptyState
          title={t("list.none")}
          action={
            <Button
              variant="secondary"
              onClick={() => asked.set({ from: longerFrom, to: asked.today })}
            >
              {t("list.longer")}
            </Button>
          }
        >
          <p>{t("list.noneText")}</p>
        </EmptyState>
      </StatusSection>
    );
  const left = page.total - page.items.length;
  return (
    <StatusSection id="aendringer" title={title} intro={t("list.intro")} isFull>
      <p className="change-list-tools no-print">
        <LinkButton variant="secondary" icon="download" href={csv(asked)} download>
          {t("list.csv", { count: page.total })}
        </LinkButton>{" "}
        <a href={feed(asked)} type="application/atom+xml">
          {t("list.feed")}
        </a>{" "}
        <Link to="/settings">{t("list.follow")}</Link>
      </p>
      <div className="change-table">
        <ChangeTable
          title={title}
          changes={page.items}
          onSorted={page.total > maxAtOnce ? null : onAll}
        />
      </div>
      {left > 0 && (
        <p className="more-rows no-print">
          <Button variant="secondary" isBusy={isBusy} onClick={onMore}>
            {t("list.more", { count: Math.min(perPage, left) })}
          </Button>{" "}
          {t("list.shown", { shown: page.items.length, count: page.total })}
        </p>
      )}
    </StatusSection>
  );
}
