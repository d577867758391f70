import { useText } from "../../lib/language/text.ts";
import { characterCountText } from "./characterCountText.ts";

/** SPEC 5: −1 means no limit, and then nothing is counted. */
export function CharacterCount({ length, max, id }: { length: number; max: number; id: string }) {
  const t = useText(characterCountText);
  if (max < 0) return null;
  const over = length - max;
  // Announced near the limit only: a voice on every key would drown the typing.
  const isNear = over > -Math.max(10, max * 0.1);
  return (
    <p
      id={id}
      className={over > 0 ? "form-count form-count-over" : "form-count"}
      aria-live={isNear ? "polite" : "off"}
    >
      {over > 0 ? t("tooLong", { count: over }) : t("characters", { count: length, max })}
    </p>
  );
}
