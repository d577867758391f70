import { familySystems, marsId, marsSystem } from "./familySystems.ts";
import { plainIcon } from "./icons.ts";
import type { System } from "./System.ts";

/** What `PORTAL_EXTRA_SYSTEMS` must give of a system; the rest is filled in. */
export type ExtraSystem = Pick<System, "id" | "name" | "url"> & Partial<System>;

/**
 * The product, the extra systems (another instance of the product, for example) and the
 * family. Extra systems come first among the relations: whoever configured them wants to see them.
 */
export function allSystems(publicOrigin: string, extra: readonly ExtraSystem[]): System[] {
  const mars = marsSystem(publicOrigin);
  const others = [...extra.map(completed), ...familySystems].filter(unique);
  const extraRelations = extra.map(({ id }, index) => ({
    id,
    order: index - extra.length + 1,
    shortDescription: "",
    shortDescriptionEn: "",
  }));
  return [{ ...mars, relatedSystems: [...extraRelations, ...mars.relatedSystems] }, ...others];
}

function completed(system: ExtraSystem): System {
  const {
    name,
    nameEn = name,
    shortDescription = "",
    shortDescriptionEn = shortDescription,
    description = shortDescription,
    descriptionEn = shortDescriptionEn,
    icon = plainIcon,
    relatedSystems = [{ id: marsId, order: 1, shortDescription: "", shortDescriptionEn: "" }],
    ...rest
  } = system;
  const { id, url } = rest;
  return {
    id,
    name,
    nameEn,
    shortDescription,
    shortDescriptionEn,
    description,
    descriptionEn,
    icon,
    url,
    relatedSystems,
  };
}

function unique(system: System, index: number, all: System[]): boolean {
  return system.id !== marsId && all.findIndex(({ id }) => id === system.id) === index;
}
