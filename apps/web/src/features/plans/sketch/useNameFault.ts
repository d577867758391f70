import { useText } from "../../../lib/language/text.ts";
import { useMasterData } from "../planQueries.ts";
import { sketchText } from "../text/sketchText.ts";

/** The same two rules as the server's, told before anything is sent. */
export function useNameFault(): (name: string) => string | null {
  const t = useText(sketchText);
  const max = useMasterData().data?.sketchProjectNameMaxLen ?? 50;
  return (name) => {
    if (name.trim() === "") return t("nameMissing");
    return name.trim().length > max ? t("nameLong", { max }) : null;
  };
}
