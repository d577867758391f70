import type { AllowedTransition, Project } from "@mars/contracts/projects/projectShapes";
import type { TaskAct } from "@mars/domain/lifecycle/tasks/Task";
import type { ReactNode } from "react";
import { useText } from "../../../lib/language/text.ts";
import { Link } from "../../../lib/router/Link.tsx";
import { Icon, type IconName } from "../../../ui/icons/Icon.tsx";
import { PacketButton } from "../documents/PacketButton.tsx";
import type { OpenDialog } from "../screen/projectDialogs.ts";
import { projectText } from "../text/projectText.ts";
import { isEnding, orderMoves } from "./moveOrder.ts";
import { useMoveName } from "./useMoveName.ts";
import { withdrawal } from "./WithdrawSection.tsx";

type Props = {
  project: Project;
  onOpen: OpenDialog;
  /** What the task's own button does: not offered a second time. */
  primary: TaskAct | null;
};

/** 'Andre handlinger': everything else that may be done, quiet things first. */
export function ActionList({ project, onOpen, primary }: Props) {
  const t = useText(projectText);
  const nameOf = useMoveName();
  const ordered = orderMoves(project);
  const isShownAbove = (move: AllowedTransition) =>
    primary?.kind === "move" &&
    ((move.to === primary.to && !move.reopens) || move === ordered.secondary);
  // Withdrawing and giving up are together where their cost is told.
  const isWithdrawal = (move: AllowedTransition) =>
    withdrawal(project) !== undefined &&
    (move === withdrawal(project) || move.to === "application_abandoned");
  const others = project.transitions.filter((move) => !isShownAbove(move) && !isWithdrawal(move));
  const { rights } = project;
  return (
    <ul className="action-list">
      {rights.replaceName && (
        <Act icon="edit" onClick={() => onOpen("rename")}>
          {t("rename.title")}
        </Act>
      )}
      {project.mayComplete && primary?.kind !== "complete" && (
        <Act icon="check" onClick={() => onOpen("complete")}>
          {t("complete.title")}
        </Act>
      )}
      <li>
        <Link to="/projects/:id/pdf" params={{ id: project.id }}>
          <Icon name="document" isSmall />
          {t("pdf.get")}
        </Link>
      </li>
      {rights.readCase && (
        <li>
          <PacketButton project={project} />
        </li>
      )}
      {others
        .filter((move) => !isEnding(move))
        .map((move) => (
          <Act key={move.to} icon="arrow" onClick={() => onOpen(move)}>
            {nameOf(project, move)}
          </Act>
        ))}
      {others.filter(isEnding).map((move) => (
        <Act key={move.to} icon="close" isDanger onClick={() => onOpen(move)}>
          {nameOf(project, move)}
        </Act>
      ))}
      {rights.delete && (
        <Act icon="trash" isDanger onClick={() => onOpen("delete")}>
          {t("delete.title")}
        </Act>
      )}
    </ul>
  );
}

type ActProps = { icon: IconName; isDanger?: boolean; onClick: () => void; children: ReactNode };

function Act({ icon, isDanger, onClick, children }: ActProps) {
  return (
    <li>
      <button type="button" className={isDanger ? "action-danger" : undefined} onClick={onClick}>
        <Icon name={icon} isSmall />
        {children}
      </button>
    </li>
  );
}
