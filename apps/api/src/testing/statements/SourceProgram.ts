import { join, relative } from "node:path";
// TypeScript 7 has no interface for other programs yet; the last release of the 5 series reads the
// same sources.
import ts from "typescript-api";

const root = join(import.meta.dirname, "../../../../..");
const isTest = /\.test\.ts$|\/testing\/|\/fixtures\//;

export type SourceProgram = {
  checker: ts.TypeChecker;
  /** Sources of the product that may hold statements; tests and their helpers left out. */
  files: ts.SourceFile[];
  placeOf(node: ts.Node): string;
};

/** The product's sources with their types, for tests that hold the code's claims to something else. */
export function openSourceProgram(folders: readonly string[]): SourceProgram {
  const configPath = join(root, "tsconfig.json");
  const { config } = ts.readConfigFile(configPath, (path) => ts.sys.readFile(path)) as {
    config: object;
  };
  const include = folders.map((folder) => `${folder}/**/*.ts`);
  const parsed = ts.parseJsonConfigFileContent({ ...config, include }, ts.sys, root);
  const program = ts.createProgram(parsed.fileNames, parsed.options);
  const files = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && !isTest.test(fileName));
  return {
    checker: program.getTypeChecker(),
    files,
    placeOf(node) {
      const file = node.getSourceFile();
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      return `${relative(root, file.fileName)}:${line + 1}`;
    },
  };
}
