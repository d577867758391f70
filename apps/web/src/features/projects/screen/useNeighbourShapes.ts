import type { Project } from "@mars/contracts/projects/projectShapes";
import { useEffect } from "react";
import { addressOf } from "../../../lib/router/address.ts";
import { navigate } from "../../../lib/router/currentLocation.ts";
import type { MapModel } from "../../../map/index.ts";
import { useNeighbours } from "../projectQueries.ts";

const layer = "neighbours";
const nothing: readonly never[] = [];

/**
 * Projects in the way, as far as the reader may see them; pressing one opens it, except while
 * something is drawn. Called before `useProjectShapes`, so that the project lies on top.
 */
export function useNeighbourShapes(model: MapModel, project: Project, isDrawing = false): void {
  const found = useNeighbours(project, "all").data?.overlapping ?? nothing;
  useEffect(() => {
    model.shapes.set(
      layer,
      found.map(({ id, name, geometry }) => ({
        id,
        geometry,
        style: "neighbour",
        label: name,
        title: name,
      })),
    );
    if (isDrawing) return () => model.shapes.clear(layer);
    const stopListening = model.shapes.onClick(layer, (id) => {
      const isPublic = found.find((one) => one.id === id)?.isPublic;
      navigate(
        isPublic
          ? addressOf({ to: "/status/projekter/:projectId", params: { projectId: id } })
          : addressOf({ to: "/projects/:id", params: { id } }),
      );
    });
    return () => {
      stopListening();
      model.shapes.clear(layer);
    };
  }, [model, found, isDrawing]);
}
