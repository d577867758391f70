import { join, relative } from "node:path";
// TypeScript 7 has no interface for other programs yet; this package carries the one of version 5.
import { getLibFiles, ts } from "@ts-morph/common";

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
  const program = ts.createProgram(parsed.fileNames, parsed.options, hostOf(parsed.options));
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

/** Reads files as usual, and the language's own types from the package that carries the interface. */
function hostOf(options: ts.CompilerOptions): ts.CompilerHost {
  const host = ts.createCompilerHost(options);
  const folder = "/language-types";
  const texts = new Map(getLibFiles().map(({ fileName, text }) => [`${folder}/${fileName}`, text]));
  const disk = ts.createCompilerHost(options);
  host.getDefaultLibLocation = () => folder;
  host.getDefaultLibFileName = (given) => `${folder}/${ts.getDefaultLibFileName(given)}`;
  host.fileExists = (path) => texts.has(path) || disk.fileExists(path);
  host.readFile = (path) => texts.get(path) ?? disk.readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = texts.get(path);
    if (text === undefined) return disk.getSourceFile(path, language, ...rest);
    return ts.createSourceFile(path, text, language);
  };
  return host;
}
