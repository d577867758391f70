import { translator } from "@mars/wording/language/text";
import { currentLocale } from "../../../lib/language/locale.ts";
import { showToast } from "../../../lib/toasts/toasts.ts";
import { signInFailedText } from "./text.ts";

export function tellCancelled(): void {
  const t = translator(signInFailedText, currentLocale());
  showToast({ variant: "warning", body: t("cancelled.text") });
}
