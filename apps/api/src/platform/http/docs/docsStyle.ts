export const docsStyle = `
:root { color-scheme: light dark; --ink: #1a1a1a; --quiet: #454545; --brand: #0e4743; --line: #dcdcdc; --paper: #ffffff; --shade: #f4f5f4; }
@media (prefers-color-scheme: dark) { :root { --ink: #ececec; --quiet: #b9bfbd; --brand: #8fd3c8; --line: #3d4543; --paper: #141817; --shade: #1f2624; } }
body { font: 1rem/1.5 "IBM Plex Sans", system-ui, sans-serif; color: var(--ink); background: var(--paper); margin: 0; }
main { max-width: 60rem; margin: 0 auto; padding: 2rem 1rem 6rem; }
h1, h2 { color: var(--brand); } h2 { margin: 3rem 0 0.5rem; } h3 { margin: 0; font-size: 1rem; } h2, article { scroll-margin-top: 1rem; }
article { border-top: 1px solid var(--line); padding: 0.75rem 0; } article p, article > .wide { margin: 0.25rem 0 0; }
.facts, caption { color: var(--quiet); font-size: 0.875rem; } code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; list-style: none; padding: 0; } a { color: var(--brand); }
figure { margin: 0 0 1rem; } pre { overflow-x: auto; margin: 0.25rem 0 0; padding: 0.75rem; background: var(--shade); border-radius: 4px; }
pre code { overflow-wrap: normal; } summary { cursor: pointer; color: var(--quiet); font-size: 0.875rem; overflow-wrap: anywhere; }
.wide { overflow-x: auto; } table { border-collapse: collapse; width: 100%; } caption { text-align: left; } details caption { display: none; }
th, td { text-align: left; font-weight: normal; padding: 0.25rem 0.75rem 0.25rem 0; border-bottom: 1px solid var(--line); vertical-align: top; } thead th { font-weight: 600; }
`;
