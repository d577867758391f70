import { isBuiltin } from "node:module";
import { readImports } from "./readImports.ts";

export type Manifest = {
  name?: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
};

/** Packages a file imports though neither its workspace nor the root declares them. */
export function findUndeclared(source: string, manifest: Manifest, root: Manifest): string[] {
  const declared = new Set(
    [manifest, root].flatMap((each) => [
      ...Object.keys(each.dependencies ?? {}),
      ...Object.keys(each.devDependencies ?? {}),
    ]),
  );
  return readImports(source)
    .filter(
      (specifier) => !/^(?:\.|virtual:|vite\/client$)/.test(specifier) && !isBuiltin(specifier),
    )
    .map(packageName)
    .filter((name) => name !== manifest.name && !declared.has(name));
}

function packageName(specifier: string): string {
  const [first, second] = specifier.split("/");
  return specifier.startsWith("@") ? `${first}/${second}` : first!;
}
