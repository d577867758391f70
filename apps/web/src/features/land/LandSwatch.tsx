import { landFill, type LandPart } from "./landFills.ts";

export function LandSwatch({ part }: { part: LandPart }) {
  const { fill, edge } = landFill[part];
  return (
    <svg className="swatch" viewBox="0 0 16 16" aria-hidden="true">
      <rect x=".5" y=".5" width="15" height="15" fill={fill} stroke={edge} />
    </svg>
  );
}
