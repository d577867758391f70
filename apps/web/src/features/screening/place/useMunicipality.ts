import type { AreaGeometry } from "@mars/domain/areas/geometry";
import { useEffect, useState } from "react";
import { innerPoint } from "@mars/domain/areas/innerPoint";
import { unitAt } from "./unitAt.ts";

/** Where the area lies, for its heading; null until known. */
export function useMunicipality(area: AreaGeometry | null): string | null {
  const [found, setFound] = useState<{ area: AreaGeometry; name: string | null } | null>(null);
  useEffect(() => {
    const point = area && innerPoint(area);
    if (!area || !point) return;
    let isCurrent = true;
    const find = async () => {
      const name = await unitAt("municipalities", point);
      if (isCurrent) setFound({ area, name });
    };
    void find();
    return () => {
      isCurrent = false;
    };
  }, [area]);
  return found && found.area === area ? found.name : null;
}
