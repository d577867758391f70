import { ts } from "@ts-morph/common";
import { isSqlTemplate } from "./composeSql.ts";
import type { SourceProgram } from "./SourceProgram.ts";

/** Every statement that is run somewhere: the text that stands before `.execute(…)`. */
export function findStatements({ files, checker }: SourceProgram): ts.TaggedTemplateExpression[] {
  const found: ts.TaggedTemplateExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && node.name.text === "execute") {
      const statement = templateOf(checker, node.expression);
      if (statement) found.push(statement);
    }
    ts.forEachChild(node, visit);
  };
  files.forEach(visit);
  return found;
}

function templateOf(
  checker: ts.TypeChecker,
  node: ts.Expression,
): ts.TaggedTemplateExpression | undefined {
  if (isSqlTemplate(node)) return node;
  if (!ts.isIdentifier(node)) return undefined;
  const declaration = checker.getSymbolAtLocation(node)?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  const { initializer } = declaration;
  return initializer && isSqlTemplate(initializer) ? initializer : undefined;
}

/** The function or method in which a statement is written. */
export function ownerOf(node: ts.Node): string {
  for (let at: ts.Node | undefined = node; at; at = at.parent) {
    if ((ts.isFunctionDeclaration(at) || ts.isMethodDeclaration(at)) && at.name) {
      return at.name.getText();
    }
    if (ts.isVariableDeclaration(at) && at.parent.parent.parent === at.getSourceFile()) {
      return at.name.getText();
    }
  }
  return "";
}
