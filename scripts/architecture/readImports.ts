const FORMS = [
  /^\s*(?:import|export)\b[^;"'`]*?\bfrom\s*["']([^"']+)["']/gm,
  /^\s*import\s*["']([^"']+)["']/gm,
  /\bimport\(\s*["']([^"']+)["']\s*[,)]/g,
  /\bvi\.(?:mock|importActual)\(\s*["']([^"']+)["']/g,
];

/** Every module a source file asks for, static, dynamic or for its types alone. */
export function readImports(source: string): string[] {
  return [
    ...new Set(FORMS.flatMap((form) => [...source.matchAll(form)].map((found) => found[1]!))),
  ];
}
