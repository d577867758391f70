import type { Project, ProjectParty } from "@mars/contracts/projects/projectShapes";
import { abbreviatedAuthority } from "@mars/wording/facts/abbreviatedAuthority";
import { useFormat } from "../../../lib/format/useFormat.ts";
import { useLocale } from "../../../lib/language/locale.ts";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { mayReadPlans, useSession } from "../../../lib/session/sessionState.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { ExternalLink } from "../../../ui/buttons/LinkButton.tsx";
import { useMasterData } from "../projectQueries.ts";
import { PartyState } from "../parties/PartyState.tsx";
import { projectText } from "../text/projectText.ts";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { FactName } from "../../../ui/words/FactName.tsx";

type Props = { project: Project; onOpen: OpenDialog };

/** Who, which scheme, which case, where. */
export function ProjectFacts({ project, onOpen }: Props) {
  const t = useText(projectText);
  return (
    <dl className="facts">
      <Parties project={project} onOpen={onOpen} />
      <dt>{t("scheme")}</dt>
      <dd>
        <SchemeFact schemeId={project.subsidySchemeId} />
      </dd>
      <dt>{t("caseId")}</dt>
      <dd>
        {project.caseId ?? <span className="mute">{t("noCaseId")}</span>}
        <Change
          isShown={project.rights.setCaseId}
          word={t("caseId.title")}
          onClick={() => onOpen("caseId")}
        />
      </dd>
      <AreaFacts project={project} />
    </dl>
  );
}

/** Applicant and delegate, each with the way to change them. */
export function PartyFacts(props: Props) {
  return (
    <dl className="facts">
      <Parties {...props} />
    </dl>
  );
}

function Parties({ project, onOpen }: Props) {
  const t = useText(projectText);
  return (
    <>
      <dt>{t("owner")}</dt>
      <dd>
        <Party party={project.owner} />
        <Change
          isShown={project.rights.changeOwner && !project.owner?.isFinal}
          word={t("party.changeOwner")}
          onClick={() => onOpen("owner")}
        />
        <PartyState project={project} party="owner" />
      </dd>
      <dt>{t("delegate")}</dt>
      <dd>
        <DelegateFact project={project} onOpen={onOpen} />
      </dd>
    </>
  );
}

/** How large the area is and where. */
export function AreaFacts({ project }: { project: Project }) {
  const t = useText(projectText);
  return (
    <>
      <dt>{t("area")}</dt>
      <dd>
        <AreaFact project={project} />
      </dd>
      <dt>{t("municipality", { count: project.units.municipalities.length })}</dt>
      <dd>{project.units.municipalities.map(({ name }) => name).join(", ") || "–"}</dd>
      <dt>{t("plan")}</dt>
      <dd>
        <PlanLinks plans={project.units.plans} />
      </dd>
    </>
  );
}

function DelegateFact({ project, onOpen }: Props) {
  const t = useText(projectText);
  return (
    <>
      {project.delegate ? (
        <Party party={project.delegate} />
      ) : (
        <span className="mute">{t("noDelegate")}</span>
      )}
      <Change
        isShown={project.rights.delegate && !project.delegate?.isFinal}
        word={t("party.changeDelegate")}
        onClick={() => onOpen("delegate")}
      />
      <PartyState project={project} party="delegate" />
    </>
  );
}

function SchemeFact({ schemeId }: { schemeId: Project["subsidySchemeId"] }) {
  const t = useText(projectText);
  const locale = useLocale();
  const scheme = useMasterData().data?.subsidySchemes.find(({ id }) => id === schemeId);
  if (!scheme) return <span className="mute">{t("noScheme")}</span>;
  return (
    <>
      {scheme.url ? (
        <ExternalLink href={scheme.url}>
          <FactName name={scheme.name} />
        </ExternalLink>
      ) : (
        <FactName name={scheme.name} />
      )}
      <span className="facts-more">{abbreviatedAuthority(scheme.organization, locale)}</span>
    </>
  );
}

function AreaFact({ project: { areaHa, carbonShare } }: { project: Project }) {
  const t = useText(projectText);
  const f = useFormat();
  return (
    <>
      {areaHa === null ? <span className="mute">{t("noArea")}</span> : f.hectares(areaHa)}
      {carbonShare !== null && (
        <span className="facts-more">{t("carbonShare", { share: f.percent(carbonShare) })}</span>
      )}
    </>
  );
}

/** To the workspace for those who plan, to the public page for all others. */
function PlanLinks({ plans }: { plans: Project["units"]["plans"] }) {
  const { profile } = useSession();
  if (plans.length === 0) return <>–</>;
  return plans.map(({ id, name }) => (
    <span key={id} className="facts-line">
      {mayReadPlans(profile) ? (
        <Link to="/plans/:id" params={{ id }}>
          {name}
        </Link>
      ) : (
        <Link to="/status/kystvandgrupper/:planId" params={{ planId: id }}>
          {name}
        </Link>
      )}
    </span>
  ));
}

function Party({ party }: { party: ProjectParty | null }) {
  const t = useText(projectText);
  if (!party) return <>–</>;
  return (
    <>
      {party.name ?? t("privatePerson")}
      {party.vat && <span className="facts-more">{t("vat", { vat: party.vat })}</span>}
      {party.isFinal && <span className="facts-more">{t("handedOver")}</span>}
    </>
  );
}

type ChangeProps = { isShown: boolean; word: string; onClick: () => void };

function Change({ isShown, word, onClick }: ChangeProps) {
  if (!isShown) return null;
  return (
    <Button variant="text" size="small" className="facts-change" onClick={onClick}>
      {word}
    </Button>
  );
}
