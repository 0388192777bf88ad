/** Actions for TypeScript's declarations and its type-only module lines, all of which are erased. */
import type {
  ClassDeclaration,
  ExportNamedDeclaration,
  ExportSpecifier,
  Expression,
  Identifier,
  ImportDeclaration,
  ImportSpecifier,
  Literal,
  Statement,
  TSClassImplements,
  TSDeclareFunction,
  TSEntityName,
  TSInterfaceDeclaration,
  TSInterfaceHeritage,
  TSModuleBlock,
  TSModuleDeclaration,
  TSTypeAliasDeclaration,
} from "../Ast.ts";
import { type Signature, withTypes } from "./functions.ts";
import { all, list, optional, optionalList, type Tree } from "./Tree.ts";

type Heritage = Pick<TSInterfaceHeritage, "start" | "end" | "expression" | "typeArguments">;

/** The names of an import or export list: `name` or `name as alias`. */
export interface ModuleSpecifier {
  start: number;
  end: number;
  name: Identifier | Literal;
  alias: Identifier | Literal | null;
}

export interface ExportedNames {
  names: ModuleSpecifier[];
  source: Literal | null;
}

/** A qualified name where ESTree wants an expression. */
function entityExpression(name: TSEntityName): Expression {
  if (name.type !== "TSQualifiedName") return name as Identifier;
  const { start, end, left, right } = name;
  const object = entityExpression(left);
  return { type: "MemberExpression", start, end, object, property: right, computed: false, optional: false };
}

function exportSpecifier({ start, end, name, alias }: ModuleSpecifier): ExportSpecifier {
  return { type: "ExportSpecifier", start, end, local: name, exported: alias ?? name };
}

function exportNamed(
  { start, end }: Tree,
  declaration: Statement | null,
  { names, source }: ExportedNames,
): ExportNamedDeclaration {
  const specifiers = names.map(exportSpecifier);
  return { type: "ExportNamedDeclaration", start, end, exportKind: "type", declaration, specifiers, source };
}

const noNames: ExportedNames = { names: [], source: null };

function typeModule(tree: Tree, kind: TSModuleDeclaration["kind"], id: TSModuleDeclaration["id"], body: Tree | null) {
  const node: TSModuleDeclaration = { type: "TSModuleDeclaration", start: tree.start, end: tree.end, id, kind };
  if (body) node.body = body.toAST();
  return node;
}

function block({ start, end }: Tree, items: Tree): TSModuleBlock {
  return { type: "TSModuleBlock", start, end, body: all(items) };
}

export const declarations = {
  TypeHeritage(this: Tree, name: Tree, args: Tree): Heritage {
    const { start, end } = this;
    const expression = entityExpression(name.toAST());
    return args.numChildren > 0
      ? { start, end, expression, typeArguments: args.child(0).toAST() }
      : { start, end, expression };
  },
  Implements(this: Tree, _word: Tree, first: Tree, _commas: Tree, rest: Tree): TSClassImplements[] {
    return list<Heritage>(first, rest).map((heritage) => ({ type: "TSClassImplements", ...heritage }));
  },

  TypeAliasDeclaration(
    this: Tree,
    _word: Tree,
    id: Tree,
    typeParameters: Tree,
    _equals: Tree,
    type: Tree,
    _semicolon: Tree,
  ): TSTypeAliasDeclaration {
    const node: TSTypeAliasDeclaration = {
      type: "TSTypeAliasDeclaration",
      start: this.start,
      end: this.end,
      id: id.toAST(),
      typeAnnotation: type.toAST(),
    };
    if (typeParameters.numChildren > 0) node.typeParameters = typeParameters.child(0).toAST();
    return node;
  },
  InterfaceDeclaration(
    this: Tree,
    _word: Tree,
    id: Tree,
    typeParameters: Tree,
    heritage: Tree,
    body: Tree,
  ): TSInterfaceDeclaration {
    const node: TSInterfaceDeclaration = {
      type: "TSInterfaceDeclaration",
      start: this.start,
      end: this.end,
      id: id.toAST(),
      extends: optionalList(heritage),
      body: body.toAST(),
    };
    if (typeParameters.numChildren > 0) node.typeParameters = typeParameters.child(0).toAST();
    return node;
  },
  InterfaceExtends(this: Tree, _word: Tree, first: Tree, _commas: Tree, rest: Tree): TSInterfaceHeritage[] {
    return list<Heritage>(first, rest).map((heritage) => ({ type: "TSInterfaceHeritage", ...heritage }));
  },
  InterfaceBody(this: Tree, _open: Tree, elements: Tree, _close: Tree): TSInterfaceDeclaration["body"] {
    return { type: "TSInterfaceBody", start: this.start, end: this.end, body: all(elements) };
  },
  NamespaceDeclaration(this: Tree, word: Tree, name: Tree, body: Tree): TSModuleDeclaration {
    return typeModule(this, word.text.trim() as "namespace" | "module", name.toAST(), body);
  },
  TypeBlock(this: Tree, _open: Tree, items: Tree, _close: Tree): TSModuleBlock {
    return block(this, items);
  },
  TypeItem_export(this: Tree, _word: Tree, declaration: Tree): Statement {
    return exportNamed(this, declaration.toAST(), noNames);
  },
  AbstractClass(this: Tree, _word: Tree, declaration: Tree): ClassDeclaration {
    const node = declaration.toAST<ClassDeclaration>();
    node.start = this.start;
    node.abstract = true;
    return node;
  },

  AmbientDeclaration(this: Tree, _word: Tree, declaration: Tree): Statement {
    const node = declaration.toAST<Statement & { declare?: true }>();
    node.start = this.start;
    node.declare = true;
    return node;
  },
  AmbientFunction(this: Tree, head: Tree, _semicolon: Tree): TSDeclareFunction {
    return bodiless(this, head);
  },
  OverloadSignature(this: Tree, head: Tree, _semicolon: Tree): TSDeclareFunction {
    return bodiless(this, head);
  },
  FunctionHead(this: Tree, async: Tree, _word: Tree, star: Tree, id: Tree, signatureTree: Tree): TSDeclareFunction {
    const signature = signatureTree.toAST<Signature>();
    const node: TSDeclareFunction = {
      type: "TSDeclareFunction",
      start: this.start,
      end: this.end,
      id: id.toAST(),
      expression: false,
      generator: star.numChildren > 0,
      async: async.numChildren > 0,
      params: signature.params,
    };
    return withTypes(node, signature);
  },
  AmbientModule_named(this: Tree, word: Tree, name: Tree, body: Tree): TSModuleDeclaration {
    return typeModule(this, word.text.trim() as "namespace" | "module", name.toAST(), body);
  },
  AmbientModule_shorthand(this: Tree, _word: Tree, name: Tree, _semicolon: Tree): TSModuleDeclaration {
    return typeModule(this, "module", name.toAST(), null);
  },
  AmbientModule_global(this: Tree, word: Tree, body: Tree): TSModuleDeclaration {
    const { start, end } = word;
    return typeModule(this, "global", { type: "Identifier", start, end, name: "global" }, body);
  },
  AmbientBlock(this: Tree, _open: Tree, items: Tree, _close: Tree): TSModuleBlock {
    return block(this, items);
  },
  AmbientItem_declaration(this: Tree, word: Tree, _declare: Tree, declaration: Tree): Statement {
    return word.numChildren > 0 ? exportNamed(this, declaration.toAST(), noNames) : declaration.toAST();
  },
  AmbientItem_default(this: Tree, _export: Tree, _default: Tree, expression: Tree, _semicolon: Tree): Statement {
    return { type: "ExpressionStatement", start: this.start, end: this.end, expression: expression.toAST() };
  },

  ImportTypeDeclaration(
    this: Tree,
    _import: Tree,
    _type: Tree,
    names: Tree,
    _from: Tree,
    source: Tree,
    _attributes: Tree,
    _semicolon: Tree,
  ): ImportDeclaration {
    const { start, end } = this;
    const specifiers = names.toAST<ImportDeclaration["specifiers"]>();
    return { type: "ImportDeclaration", start, end, importKind: "type", specifiers, source: source.toAST() };
  },
  ImportedNames_default(this: Tree, local: Tree): ImportDeclaration["specifiers"] {
    return [{ type: "ImportDefaultSpecifier", start: this.start, end: this.end, local: local.toAST() }];
  },
  ImportedNames_namespace(this: Tree, _star: Tree, _as: Tree, local: Tree): ImportDeclaration["specifiers"] {
    return [{ type: "ImportNamespaceSpecifier", start: this.start, end: this.end, local: local.toAST() }];
  },
  ImportedNames_named(this: Tree, _open: Tree, names: Tree, _close: Tree): ImportDeclaration["specifiers"] {
    return optionalList<ModuleSpecifier>(names).map(({ start, end, name, alias }): ImportSpecifier => ({
      type: "ImportSpecifier",
      start,
      end,
      imported: name,
      local: (alias ?? name) as Identifier,
    }));
  },
  ModuleNameList(this: Tree, first: Tree, _commas: Tree, rest: Tree, _comma: Tree): ModuleSpecifier[] {
    return list(first, rest);
  },
  ModuleSpecifier(this: Tree, _type: Tree, name: Tree, alias: Tree): ModuleSpecifier {
    return { start: this.start, end: this.end, name: name.toAST(), alias: optional(alias) };
  },
  AsName(this: Tree, _as: Tree, name: Tree): Identifier | Literal {
    return name.toAST();
  },

  ExportTypeDeclaration_all(
    this: Tree,
    _export: Tree,
    _type: Tree,
    _star: Tree,
    exported: Tree,
    _from: Tree,
    source: Tree,
    _semicolon: Tree,
  ): Statement {
    return {
      type: "ExportAllDeclaration",
      start: this.start,
      end: this.end,
      exportKind: "type",
      exported: optional(exported),
      source: source.toAST(),
    };
  },
  ExportTypeDeclaration_names(this: Tree, _export: Tree, _type: Tree, names: Tree): Statement {
    return exportNamed(this, null, names.toAST());
  },
  ExportTypeDeclaration_declaration(this: Tree, _export: Tree, declaration: Tree): Statement {
    return exportNamed(this, declaration.toAST(), noNames);
  },
  ExportList(this: Tree, _export: Tree, names: Tree): Statement {
    return exportNamed(this, null, names.toAST());
  },
  ExportedNames(this: Tree, _open: Tree, names: Tree, _close: Tree, source: Tree, _semicolon: Tree): ExportedNames {
    return { names: optionalList(names), source: optional(source) };
  },
  FromModule(this: Tree, _from: Tree, source: Tree, _attributes: Tree): Literal {
    return source.toAST();
  },
};

/** A function head alone, as a statement. */
function bodiless(tree: Tree, head: Tree): TSDeclareFunction {
  const node = head.toAST<TSDeclareFunction>();
  node.end = tree.end;
  return node;
}
