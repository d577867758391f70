import { type Stage, stages } from "../figures/stages.ts";

export type Shape = { id: string; path: string; stage: Stage };

/** Areas in the colour of their stage; the one pointed at stands out. */
export function StageShapes({
  shapes,
  chosenId,
}: {
  shapes: readonly Shape[];
  chosenId?: string | null | undefined;
}) {
  const chosen = shapes.find((shape) => shape.id === chosenId);
  return (
    <g className="shapes" aria-hidden="true">
      {stages.toReversed().map((stage) => (
        <g key={stage} className={`shapes-${stage}`}>
          {shapes
            .filter((shape) => shape.stage === stage)
            .map(({ id, path }) => (
              <path key={id} d={path} data-shape={id} fillRule="evenodd" />
            ))}
        </g>
      ))}
      {chosen && <path d={chosen.path} className="shape-chosen" fillRule="evenodd" />}
    </g>
  );
}
