import { useState } from "react";
import { useStore } from "../../lib/createStore.ts";
import { useFormat } from "../../lib/format/useFormat.ts";
import { problemSentence } from "../../lib/http/problemSentence.ts";
import { useLocale } from "../../lib/language/locale.ts";
import { useText } from "../../lib/language/text.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import type { MapModel } from "../createMapModel.ts";
import { mapText } from "../text.ts";
import type { AreaServices } from "./AreaServices.ts";
import { takeArea } from "./takeArea.ts";
import type { AskReplaceOrAdd } from "./useReplaceOrAdd.ts";

type Props = { model: MapModel; services: AreaServices; ask: AskReplaceOrAdd };

/** The parcel or block that was searched for: one press makes it the area. */
export function FoundArea({ model, services, ask }: Props) {
  const t = useText(mapText);
  const f = useFormat();
  const locale = useLocale();
  const found = useStore(model.found);
  const [fault, setFault] = useState<string | null>(null);
  if (!found) return null;
  const use = async () => {
    const given = { ...found, name: found.label };
    try {
      const isTaken = await takeArea({ model, services, ask }, given, "picked");
      if (!isTaken) return;
      model.found.set(null);
      model.pointAt(null);
    } catch (error) {
      setFault(problemSentence(error, locale));
    }
  };
  return (
    <div className="map-note map-found" role="status">
      <p>
        <b>{found.label}</b>
        {f.hectares(found.areaHa)}
      </p>
      {fault && <Alert variant="error" title={fault} isUrgent />}
      <Button size="small" onClick={() => void use()}>
        {t(`found.use.${found.kind}`, { area: f.hectares(found.areaHa) })}
      </Button>
    </div>
  );
}
