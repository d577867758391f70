type Props = {
  needT: number;
  coveredT: number;
  /** The largest need, which fills the width. */ maxT: number;
};

/** The covered part of a need; the figures are next to it. */
export function CoverageBar({ needT, coveredT, maxT }: Props) {
  if (needT <= 0 || maxT <= 0) return null;
  const width = (tons: number) => `${(tons / maxT) * 100}%`;
  return (
    <svg className="coverage-bar" width="100%" height="16" aria-hidden="true">
      <rect x="0.5" y="2.5" width={width(needT)} height="11" className="coverage-need" />
      <rect y="2" width={width(coveredT)} height="12" className="coverage-covered" />
      <rect x={width(needT)} width="2" height="16" className="coverage-end" />
    </svg>
  );
}
