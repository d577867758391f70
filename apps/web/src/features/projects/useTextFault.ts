import type { ProjectText } from "@mars/domain/fields/projectFields";
import { projectFieldText } from "@mars/wording/projects/projectFieldText";
import { useText } from "../../lib/language/text.ts";
import { textFault } from "./textFault.ts";

/** What is wrong with a text, as a sentence. */
export function useTextFault(): (field: ProjectText, value: string) => string | null {
  const words = useText(projectFieldText);
  return (field, value) => {
    const key = textFault(field, value);
    return key && words(key);
  };
}
