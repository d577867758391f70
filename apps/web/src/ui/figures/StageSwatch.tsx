import "./figure.css";
import { useText } from "../../lib/language/text.ts";
import { type Stage, stageEdge, stageFill } from "./stages.ts";
import { uiText } from "../text.ts";

/** Colour and pattern of a stage; always next to its word. */
export function StageSwatch({ stage }: { stage: Stage }) {
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect
        x=".5"
        y=".5"
        width="15"
        height="15"
        fill={stageFill[stage]}
        stroke={stageEdge[stage]}
      />
    </svg>
  );
}

/** The stage's symbol on maps: disc, square, edged disc, dashed ring. */
export function StageDot({ stage }: { stage: Stage }) {
  const edge = stageEdge[stage];
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      {stage === "established" && <circle cx="8" cy="8" r="6" fill={edge} />}
      {stage === "establishment" && (
        <rect
          x="3.5"
          y="3.5"
          width="9"
          height="9"
          fill="var(--stage-establishment)"
          stroke={edge}
          strokeWidth="1.5"
        />
      )}
      {stage === "preliminary" && (
        <circle
          cx="8"
          cy="8"
          r="5"
          fill="var(--stage-preliminary)"
          stroke={edge}
          strokeWidth="1.5"
        />
      )}
      {stage === "sketch" && (
        <circle
          cx="8"
          cy="8"
          r="5"
          fill="var(--stage-sketch)"
          stroke={edge}
          strokeWidth="1.5"
          strokeDasharray="2.5 2"
        />
      )}
    </svg>
  );
}

export function StageName({ stage }: { stage: Stage }) {
  const t = useText(uiText);
  return (
    <span className="stage">
      <StageSwatch stage={stage} />
      {t(`stage.${stage}`)}
    </span>
  );
}
