import { Fragment } from "react";
import { useText } from "../../../lib/language/text.ts";
import { schemeText } from "./schemeText.ts";

const known = ["SGAV", "NST", "LBST", "VLP", "KLA"] as const;
const pattern = new RegExp(`\\b(${known.join("|")})\\b`);

/** A scheme's or authority's name with what its abbreviations stand for. */
export function SchemeName({ name }: { name: string }) {
  const t = useText(schemeText);
  return name.split(pattern).map((part, index) => {
    const short = known.find((one) => one === part);
    return (
      // Parts of a name have no identity but their place.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={index}>
        {short ? <abbr title={t(`short.${short}`)}>{part}</abbr> : part}
      </Fragment>
    );
  });
}
