/** The fills of stages and state land, once in the page; bars, swatches and charts refer to them. */
export function StagePatterns() {
  return (
    <svg className="sr-only" aria-hidden="true" width="0" height="0">
      <defs>
        <pattern
          id="stage-sketch"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <rect width="6" height="6" fill="var(--stage-sketch)" />
          <path d="M0 0v6" stroke="var(--stage-sketch-edge)" strokeWidth="2" />
        </pattern>
        <pattern id="stage-preliminary" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="var(--stage-preliminary)" />
          <circle cx="1.5" cy="1.5" r=".9" fill="#8a6512" fillOpacity=".55" />
          <circle cx="4.5" cy="4.5" r=".9" fill="#8a6512" fillOpacity=".55" />
        </pattern>
        <pattern id="stage-establishment" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--stage-establishment)" />
          <path d="M2.5 0v5" stroke="#2f6b52" strokeOpacity=".65" />
        </pattern>
        <pattern id="land-pool" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="var(--land-pool)" />
          <path d="M0 2.5h5" stroke="var(--land-pool-edge)" strokeOpacity=".6" />
        </pattern>
        <pattern
          id="land-agreement"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="6" height="6" fill="var(--land-agreement)" />
          <path d="M0 3h6" stroke="var(--land-agreement-edge)" strokeWidth="1.2" />
        </pattern>
      </defs>
    </svg>
  );
}
