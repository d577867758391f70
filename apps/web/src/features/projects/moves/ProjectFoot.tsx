import type { Project } from "@mars/contracts/projectShapes";
import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { areaFieldId } from "../area/areaFieldId.ts";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { projectText } from "../text/projectText.ts";
import { orderMoves } from "./moveOrder.ts";
import { useMoveName } from "./useMoveName.ts";

type Props = { project: Project; onOpen: OpenDialog; onRedraw: () => void };

/** One way forward and at most one beside it; the rest is in the list of actions. */
export function ProjectFoot({ project, onOpen, onRedraw }: Props) {
  const t = useText(projectText);
  const nameOf = useMoveName();
  const { primary, secondary } = orderMoves(project);
  const mayDraw = project.rights.edit || project.rights.revise;
  const isHandling = project.rights.handle;
  if (!primary && !secondary && !mayDraw) return null;
  // Nothing can be applied for before there is an area, so that is the way forward.
  const isAreaNext = mayDraw && !project.geometry;
  return (
    <>
      {isHandling && (
        <p className="foot-note">
          <b>{t("foot.caseworker")}</b>{" "}
          {secondary?.needs.includes("remark") &&
            t("foot.remark", { what: nameOf(project, secondary) })}
        </p>
      )}
      {primary && (
        <Button
          className="foot-primary"
          variant={isAreaNext ? "secondary" : "primary"}
          onClick={() => onOpen(primary)}
        >
          {nameOf(project, primary)}
        </Button>
      )}
      {secondary && (
        <Button variant="danger" className="foot-other" onClick={() => onOpen(secondary)}>
          {nameOf(project, secondary)}
        </Button>
      )}
      {mayDraw && !secondary && (
        <Button
          id={areaFieldId}
          className="foot-other"
          variant={primary && !isAreaNext ? "secondary" : "primary"}
          onClick={onRedraw}
        >
          {t(project.geometry ? "area.redraw" : "area.draw")}
        </Button>
      )}
    </>
  );
}
