import { ts } from "@ts-morph/common";

/** Names of parameters in a function that is being read, with what the caller gave for them. */
type Scope = Map<ts.Symbol, Given>;
type Given = { node: ts.Expression; scope: Scope };

/** Which side of every `a ? b : c` is read; a statement with choices is composed once for each. */
export type Choice = "first" | "second";

/** What is in a name for a part that only a run would know, such as a version's number. */
const unknownPart = "0";

export class NotComposable extends Error {}

/**
 * Puts a statement together from its source alone: fragments and functions that return fragments
 * are read where they are defined, everything else becomes a numbered parameter.
 */
export function composeSql(
  checker: ts.TypeChecker,
  template: ts.TaggedTemplateExpression,
  choice: Choice,
): string {
  let parameters = 0;

  function ofTemplate(node: ts.TaggedTemplateExpression, scope: Scope): string {
    const { template: content } = node;
    if (ts.isNoSubstitutionTemplateLiteral(content)) return content.text;
    const spans = content.templateSpans.map(
      ({ expression, literal }) => ofExpression(expression, scope) + literal.text,
    );
    return content.head.text + spans.join("");
  }

  function ofExpression(node: ts.Expression, scope: Scope): string {
    const bare = unwrapped(node);
    const { node: found, scope: foundScope } = resolved(bare, scope);
    if (ts.isConditionalExpression(found) && isFragment(found)) {
      return ofExpression(choice === "first" ? found.whenTrue : found.whenFalse, foundScope);
    }
    if (isSqlTemplate(found)) return ofTemplate(found, foundScope);
    if (ts.isCallExpression(found) && isFragment(found)) return ofCall(found, foundScope);
    if (isFragment(found)) throw new NotComposable(found.getText());
    parameters += 1;
    return `$${parameters}`;
  }

  function ofCall(node: ts.CallExpression, scope: Scope): string {
    const { expression: called, arguments: given } = node;
    if (ts.isPropertyAccessExpression(called) && called.expression.getText() === "sql") {
      return ofBuilder(called.name.text, given, scope);
    }
    const result = resultOf(node, scope);
    if (!result) throw new NotComposable(node.getText());
    return ofExpression(result.node, result.scope);
  }

  /** What a function returns, with its parameters bound to what this call gives. */
  function resultOf(call: ts.CallExpression, scope: Scope): Given | undefined {
    const declared = functionOf(call.expression);
    if (!declared) return undefined;
    const inner: Scope = new Map(scope);
    declared.parameters.forEach((parameter, index) => {
      const symbol = checker.getSymbolAtLocation(parameter.name);
      const argument = call.arguments[index] ?? parameter.initializer;
      if (symbol && argument) inner.set(symbol, { node: argument, scope });
    });
    return { node: returned(declared), scope: inner };
  }

  function ofBuilder(name: string, given: ts.NodeArray<ts.Expression>, scope: Scope): string {
    const [first, second] = given;
    if (!first) throw new NotComposable(name);
    if (name === "join") {
      const separator = second ? ofExpression(second, scope) : ", ";
      return partsOf(first, scope).join(separator);
    }
    const texts = constantTexts(first, scope);
    const text = texts[choice === "first" ? 0 : texts.length - 1];
    if (name === "lit") return text === undefined ? unknownPart : `'${text}'`;
    if (text === undefined) throw new NotComposable(first.getText());
    if (name === "raw") return text;
    return text
      .split(".")
      .map((part) => `"${part}"`)
      .join(".");
  }

  /** The items of a list that is joined: written out, or made of the keys of a typed object. */
  function partsOf(node: ts.Expression, scope: Scope): string[] {
    const { node: found, scope: foundScope } = resolved(unwrapped(node), scope);
    if (ts.isArrayLiteralExpression(found)) {
      return found.elements.flatMap((element) =>
        ts.isSpreadElement(element)
          ? partsOf(element.expression, foundScope)
          : [ofExpression(element, foundScope)],
      );
    }
    const mapped = mapCall(found);
    if (!mapped) throw new NotComposable(found.getText());
    const { list, each } = mapped;
    const [parameter] = each.parameters;
    const symbols = parameter ? boundNames(parameter.name) : [];
    const names = entriesOf(list) ?? constantTexts(list, foundScope);
    return names.map((name) => {
      const inner: Scope = new Map(foundScope);
      const symbol = symbols[0] && checker.getSymbolAtLocation(symbols[0]);
      if (symbol) inner.set(symbol, { node: ts.factory.createStringLiteral(name), scope });
      return ofExpression(returned(each), inner);
    });
  }

  function entriesOf(node: ts.Expression): string[] | null {
    if (!ts.isCallExpression(node) || node.expression.getText() !== "Object.entries") return null;
    const type = checker.getTypeAtLocation(node.arguments[0]!);
    return checker.getPropertiesOfType(checker.getNonNullableType(type)).map(({ name }) => name);
  }

  function constantTexts(node: ts.Expression, scope: Scope): string[] {
    const { node: found, scope: foundScope } = resolved(unwrapped(node), scope);
    if (ts.isStringLiteralLike(found)) return [found.text];
    if (ts.isNumericLiteral(found)) return [found.text];
    if (ts.isConditionalExpression(found)) {
      const holds = isEqual(found.condition, foundScope);
      const sides = [holds !== false && found.whenTrue, holds !== true && found.whenFalse];
      return sides.flatMap((each) => (each ? constantTexts(each, foundScope) : []));
    }
    if (ts.isTemplateExpression(found)) {
      const spans = found.templateSpans.map(
        ({ expression, literal }) =>
          (constantTexts(expression, foundScope)[0] ?? unknownPart) + literal.text,
      );
      return [found.head.text + spans.join("")];
    }
    if (ts.isArrayLiteralExpression(found)) {
      return found.elements.flatMap((each) => constantTexts(each, foundScope));
    }
    if (ts.isCallExpression(found)) {
      const result = resultOf(found, foundScope);
      if (result) return constantTexts(result.node, result.scope);
    }
    // A function's own parameter: its type may still name the few texts it can be.
    const type = found.pos < 0 ? null : checker.getTypeAtLocation(found);
    const types = type?.isUnion() ? type.types : type ? [type] : [];
    return types.flatMap((each) => (each.isStringLiteral() ? [each.value] : []));
  }

  /** Whether `a === b` holds between texts that are known here; null where they are not. */
  function isEqual(condition: ts.Expression, scope: Scope): boolean | null {
    if (!ts.isBinaryExpression(condition)) return null;
    if (condition.operatorToken.kind !== ts.SyntaxKind.EqualsEqualsEqualsToken) return null;
    const [left, right] = [condition.left, condition.right].map((side) =>
      constantTexts(side, scope),
    );
    return left?.length === 1 && right?.length === 1 ? left[0] === right[0] : null;
  }

  /** Follows names to what they stand for, through parameters of functions that are being read. */
  function resolved(node: ts.Expression, scope: Scope): Given {
    const next = node.pos < 0 ? undefined : definitionOf(node, scope);
    return next ? resolved(unwrapped(next.node), next.scope) : { node, scope };
  }

  function definitionOf(node: ts.Expression, scope: Scope): Given | undefined {
    if (ts.isElementAccessExpression(node)) return memberOf(node.expression, null, scope);
    if (ts.isPropertyAccessExpression(node)) {
      return memberOf(node.expression, node.name.text, scope);
    }
    if (!ts.isIdentifier(node)) return undefined;
    const symbol = symbolOf(node);
    const given = symbol && scope.get(symbol);
    if (given) return given;
    const declaration = symbol?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isBindingElement(declaration)) {
      const pattern = declaration.parent;
      const whole = pattern.parent;
      const from = ts.isParameter(whole) ? firstArgumentFor(whole) : whole.initializer;
      if (!from) return undefined;
      if (ts.isArrayBindingPattern(pattern)) {
        return itemOf(from, pattern.elements.indexOf(declaration), scope);
      }
      return memberOf(from, (declaration.propertyName ?? declaration.name).getText(), scope);
    }
    if (ts.isParameter(declaration)) {
      const argument = isFragment(node) ? firstArgumentFor(declaration) : undefined;
      return argument && { node: argument, scope };
    }
    const made = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
    return made && !ts.isArrowFunction(made) ? { node: made, scope } : undefined;
  }

  function itemOf(owner: ts.Expression, index: number, scope: Scope): Given | undefined {
    const { node, scope: inner } = resolved(unwrapped(owner), scope);
    const item = ts.isArrayLiteralExpression(node) ? node.elements[index] : undefined;
    return item && { node: item, scope: inner };
  }

  /** One member of an object that is written out; of a key not known here, any. */
  function memberOf(owner: ts.Expression, key: string | null, scope: Scope): Given | undefined {
    const found = resolved(unwrapped(owner), scope);
    const made = ts.isCallExpression(found.node) ? resultOf(found.node, found.scope) : undefined;
    const { node, scope: inner } = made ?? found;
    if (!ts.isObjectLiteralExpression(node)) return undefined;
    const members = node.properties.filter(ts.isPropertyAssignment);
    const member =
      key === null
        ? members.at(choice === "first" ? 0 : -1)
        : members.find(({ name }) => name.getText().replaceAll('"', "") === key);
    return member && { node: member.initializer, scope: inner };
  }

  function symbolOf(node: ts.Node): ts.Symbol | undefined {
    const symbol = checker.getSymbolAtLocation(node);
    return symbol && symbol.flags & ts.SymbolFlags.Alias
      ? checker.getAliasedSymbol(symbol)
      : symbol;
  }

  /** What some caller in the same file gives for a fragment that a function takes. */
  function firstArgumentFor(parameter: ts.ParameterDeclaration): ts.Expression | undefined {
    const owner = parameter.parent;
    const index = owner.parameters.indexOf(parameter);
    const name = ts.isFunctionDeclaration(owner)
      ? owner.name
      : ts.isVariableDeclaration(owner.parent)
        ? owner.parent.name
        : undefined;
    const symbol = name && checker.getSymbolAtLocation(name);
    let found: ts.Expression | undefined;
    const visit = (node: ts.Node): void => {
      if (found) return;
      if (ts.isCallExpression(node) && symbolOf(node.expression) === symbol) {
        found = node.arguments[index];
      }
      ts.forEachChild(node, visit);
    };
    if (symbol) visit(parameter.getSourceFile());
    return found;
  }

  function functionOf(called: ts.Expression): ts.FunctionLikeDeclaration | undefined {
    const declaration = symbolOf(called)?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isFunctionDeclaration(declaration)) return declaration;
    const made = ts.isVariableDeclaration(declaration) && declaration.initializer;
    return made && ts.isArrowFunction(made) ? made : undefined;
  }

  function isFragment(node: ts.Expression): boolean {
    if (node.pos < 0) return false;
    const type = checker.getTypeAtLocation(node);
    const types = type.isUnion() ? type.types : [type];
    return types.some((each) => each.symbol?.name === "RawBuilder");
  }

  return ofTemplate(template, new Map());
}

export function isSqlTemplate(node: ts.Node): node is ts.TaggedTemplateExpression {
  return ts.isTaggedTemplateExpression(node) && node.tag.getText() === "sql";
}

function unwrapped(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
    ? unwrapped(node.expression)
    : node;
}

function returned(declared: ts.FunctionLikeDeclaration): ts.Expression {
  const { body } = declared;
  if (body && !ts.isBlock(body)) return unwrapped(body);
  const last = body?.statements.findLast(ts.isReturnStatement)?.expression;
  if (!last) throw new NotComposable(declared.getText());
  return unwrapped(last);
}

function mapCall(node: ts.Expression): { list: ts.Expression; each: ts.ArrowFunction } | null {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
  const [each] = node.arguments;
  if (node.expression.name.text !== "map" || !each || !ts.isArrowFunction(each)) return null;
  return { list: unwrapped(node.expression.expression), each };
}

function boundNames(name: ts.BindingName): ts.Identifier[] {
  if (ts.isIdentifier(name)) return [name];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}
