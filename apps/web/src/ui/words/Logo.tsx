/** The site's own sign: beside its name in the header, and on what is printed. */
export function Logo() {
  return (
    <svg className="logo" viewBox="0 0 44 44" aria-hidden="true">
      <rect width="44" height="44" fill="var(--color-strip)" />
      <path d="M9 34V12l13 12 13-12v22" fill="none" stroke="#fff" strokeWidth="3.2" />
      <path
        d="M16 34v-6l6 5.5 6-5.5v6"
        fill="none"
        stroke="var(--stage-preliminary)"
        strokeWidth="3.2"
      />
    </svg>
  );
}
