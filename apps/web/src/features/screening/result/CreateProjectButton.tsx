import { useText } from "../../../lib/language/text.ts";
import { Button } from "../../../ui/buttons/Button.tsx";
import { useResult } from "../findings/ResultContext.ts";
import { useCreateProject } from "../receipt/useCreateProject.ts";
import { screeningText } from "../text.ts";
import { isOffLand } from "./isOffLand.ts";

export function CreateProjectButton() {
  const t = useText(screeningText);
  const { state } = useResult();
  const createProject = useCreateProject();
  return (
    <Button
      disabled={state.phase !== "done" || isOffLand(state.soFar)}
      {...(isOffLand(state.soFar) && { title: t("offLand.title") })}
      onClick={() => createProject()}
    >
      {t("action.create")}
    </Button>
  );
}
