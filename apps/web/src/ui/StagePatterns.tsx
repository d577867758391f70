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
          <rect width="6" height="6" fill="#fff" />
          <path d="M0 0v6" stroke="#636f6c" strokeWidth="2" />
        </pattern>
        <pattern id="stage-preliminary" width="6" height="6" patternUnits="userSpaceOnUse">
          <rect width="6" height="6" fill="#e6bf5c" />
          <circle cx="1.5" cy="1.5" r=".9" fill="#8a6512" fillOpacity=".55" />
          <circle cx="4.5" cy="4.5" r=".9" fill="#8a6512" fillOpacity=".55" />
        </pattern>
        <pattern id="stage-establishment" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="#5f9e78" />
          <path d="M2.5 0v5" stroke="#2f6b52" strokeOpacity=".65" />
        </pattern>
        <pattern id="land-pool" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" fill="#a9b4c9" />
          <path d="M0 2.5h5" stroke="#5d6b88" strokeOpacity=".6" />
        </pattern>
        <pattern
          id="land-agreement"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <rect width="6" height="6" fill="#fff" />
          <path d="M0 3h6" stroke="#3b4a6b" strokeWidth="1.2" />
        </pattern>
      </defs>
    </svg>
  );
}
