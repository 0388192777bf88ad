/** Early errors of names: declared twice, reserved, restricted, private. */
import type { Span } from "../../diagnostics/Span.ts";
import type {
  ClassNode,
  FunctionNode,
  Identifier,
  Node,
  Pattern,
  PrivateIdentifier,
  VariableDeclaration,
} from "../../syntax/Ast.ts";
import type { Steps } from "../../syntax/Steps.ts";
import { isErased, isLong, isLongList } from "../../syntax/walk.ts";
import { forEachBoundName, forEachBoundNameInSteps } from "../resolve/declare.ts";
import type { Context } from "./Context.ts";
import { rule, type Site } from "./Rule.ts";

// prettier-ignore
const reservedWords = new Set([
  "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else", "enum",
  "export", "extends", "false", "finally", "for", "function", "if", "import", "in", "instanceof", "new", "null",
  "return", "super", "switch", "this", "throw", "true", "try", "typeof", "var", "void", "while", "with",
  "implements", "interface", "let", "package", "private", "protected", "public", "static", "yield",
]);

const functions = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"] as const;

export const nameRules = [
  rule("early/duplicate-declaration", ["VariableDeclarator"], ({ id }, site) => {
    const declaration = site.parent as VariableDeclaration;
    if (isErased(declaration)) return;
    return boundNamesOf(id, (name, place) => {
      if (declaration.kind === "var") varConflict(name, place, site);
      else lexicalConflict(name, place, site);
    });
  }),
  rule("early/duplicate-declaration", ["ClassDeclaration"], (node, site) => {
    if (!isErased(node)) lexicalConflict(node.id.name, node.id, site);
  }),
  rule("early/duplicate-declaration", ["FunctionDeclaration"], (node, site) => {
    const { scope } = site.context;
    if (!scope.isFunction) return lexicalConflict(node.id.name, node.id, site);
    conflict(node.id, scope.lexical.get(node.id.name), site);
  }),
  rule("early/duplicate-declaration", ["CatchClause"], (node, site) => {
    if (node.param !== null) return repeatedNames([node.param], site);
  }),
  rule("early/duplicate-parameter", functions, (node, site) => repeatedNames(node.params, site)),

  rule("early/reserved-word", ["Identifier"], (node, { context, report }) => {
    const isReserved = node.name === "await" ? context.body.await !== "name" : reservedWords.has(node.name);
    if (isReserved) report(node, { name: node.name });
  }),
  rule("early/identifier-escape", ["Identifier", "PrivateIdentifier"], (node, site) => escapes(node, site)),
  rule("early/identifier-escape", ["MemberExpression"], (node, site) => {
    if (!node.computed && node.property.type === "Identifier") escapes(node.property, site);
  }),
  rule("early/identifier-escape", ["Property", "MethodDefinition", "PropertyDefinition"], (node, site) => {
    if (!node.computed && node.key.type === "Identifier") escapes(node.key, site);
  }),
  rule("early/restricted-name", ["VariableDeclarator"], (node, site) => restricted(node.id, site)),
  rule("early/restricted-name", ["CatchClause"], (node, site) =>
    node.param === null ? undefined : restricted(node.param, site),
  ),
  rule("early/restricted-name", functions, (node: FunctionNode, site) => {
    if (node.id !== null) restrictedName(node.id.name, node.id, site);
    return boundNames(node.params, (name, place) => restrictedName(name, place, site));
  }),
  rule("early/restricted-name", ["ClassDeclaration", "ClassExpression"], (node: ClassNode, site) => {
    if (node.id !== null) restrictedName(node.id.name, node.id, site);
  }),
  rule("early/arguments-in-class", ["Identifier"], (node, { context, report }) => {
    if (node.name === "arguments" && !context.body.arguments) report(node, { place: placeInClass(context) });
  }),

  rule("early/undeclared-private-name", ["PrivateIdentifier"], (node, { context, parent, report }) => {
    if (parent !== null && "key" in parent && parent.key === node) return;
    for (let names = context.privateNames; names !== null; names = names.outer) {
      if (names.names.has(node.name)) return;
    }
    report(node, { name: node.name });
  }),
  rule("early/private-position", ["PrivateIdentifier"], (node, { parent, report }) => {
    const isTest = parent?.type === "BinaryExpression" && parent.operator === "in" && parent.left === node;
    const isMember = parent?.type === "MemberExpression" && parent.object.type !== "Super";
    const isKey = parent !== null && "key" in parent && parent.key === node && parent.type !== "Property";
    if (isTest || isMember || isKey) return;
    const hint = parent?.type === "MemberExpression" ? ", not `super.`" : "";
    report(node, { name: node.name, hint });
  }),
];

/** Whatever the escapes in it are, each stands for a character that may be there. */
const isPlain = /^[A-Za-z$_][\w$]*$/;

/** Each escape stands for one code point, which must be one that an unescaped name may have there. */
function escapes(node: Identifier | PrivateIdentifier, { text, report }: Site): void {
  const name = text.slice(node.start, node.end);
  if (!name.includes("\\") || isPlain.test(node.name)) return;
  for (const { 0: escape, 1: digits, 2: inBraces, index } of name.matchAll(/\\u(?:([0-9a-f]{4})|\{([0-9a-f]+)\})/gi)) {
    const character = String.fromCodePoint(Number.parseInt((digits ?? inBraces)!, 16));
    const isFirst = index === (name.startsWith("#") ? 1 : 0);
    if ((isFirst ? /^[\p{ID_Start}$_]$/u : /^[\p{ID_Continue}$\u200c\u200d]$/u).test(character)) continue;
    report({ start: node.start + index, end: node.start + index + escape.length }, { escape });
  }
}

/** How messages name the member of a class that a node is in. */
export const placeInClass = (context: Context): string =>
  context.body.kind === "staticBlock" ? "a static block" : "a field initialiser";

function lexicalConflict(name: string, place: Node, site: Site): void {
  const { scope } = site.context;
  const first = scope.lexical.get(name);
  conflict(place, first === place ? scope.parameters.get(name) : first, site);
}

/** A `var` must not cross a lexical declaration on its way to the function. */
function varConflict(name: string, place: Node, site: Site): void {
  for (let scope: Context["scope"] | null = site.context.scope; scope !== null; scope = scope.outer) {
    const other = scope.lexical.get(name);
    const isPlainCatch = scope.node.type === "CatchClause" && scope.node.param === other;
    if (other !== undefined && !isPlainCatch) return conflict(place, other, site);
    if (scope.isFunction) return;
  }
}

function conflict(place: Node, other: Node | undefined, { report, text }: Site): void {
  if (other === undefined || other === place) return;
  const [first, second] = other.start < place.start ? [other, place] : [place, other];
  const name = text.slice(second.start, second.end);
  report(second, { name }, [{ message: `\`${name}\` is first declared here`, location: span(first) }]);
}

function repeatedNames(patterns: readonly Pattern[], { report }: Site): Steps<void> | void {
  const seen = new Map<string, Node>();
  return boundNames(patterns, (name, place) => {
    const first = seen.get(name);
    if (first === undefined) seen.set(name, place);
    else report(place, { name }, [{ message: `\`${name}\` is first declared here`, location: span(first) }]);
  });
}

const restricted = (pattern: Pattern, site: Site): Steps<void> | void =>
  boundNamesOf(pattern, (name, place) => restrictedName(name, place, site));

function restrictedName(name: string, place: Node, { report }: Site): void {
  if (name === "eval" || name === "arguments") report(place, { name });
}

type VisitName = (name: string, place: Node) => void;

/** Visits the names that patterns bind: at once, or in steps where they are long. */
function boundNames(patterns: readonly Pattern[], visit: VisitName): Steps<void> | void {
  if (isLongList(patterns)) return forEachBoundNameInSteps(patterns, visit);
  for (const pattern of patterns) forEachBoundName(pattern, visit);
}

const boundNamesOf = (pattern: Pattern, visit: VisitName): Steps<void> | void =>
  isLong(pattern) ? forEachBoundNameInSteps([pattern], visit) : forEachBoundName(pattern, visit);

const span = ({ start, end }: Node): Span => ({ start, end });
