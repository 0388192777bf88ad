/**
 * Actions for what is refused by name. Each becomes an `Unsupported` node with the code of its diagnostic and, as
 * `inner`, those parts that are code of the language, so that names in them are still seen.
 */
import type { Node, Unsupported } from "../Ast.ts";
import { optionalList, type Tree } from "./Tree.ts";

function refuse({ start, end }: Tree, name: string, inner: Node[] = []): Unsupported {
  return { type: "Unsupported", start, end, code: `unsupported/${name}`, inner };
}

function declaration(this: Tree, _export: Tree, inner: Tree): Unsupported {
  return refuse(this, "export", [inner.toAST()]);
}

function defaultExport(this: Tree, _export: Tree, _default: Tree, inner: Tree): Unsupported {
  return refuse(this, "export", [inner.toAST()]);
}

function call(this: Tree, _import: Tree, _open: Tree, args: Tree, _close: Tree): Unsupported {
  return refuse(this, "dynamic-import", optionalList(args));
}

export const unsupported = {
  WithStatement(this: Tree, _word: Tree, _open: Tree, object: Tree, _close: Tree, body: Tree): Unsupported {
    return refuse(this, "with", [object.toAST(), body.toAST()]);
  },
  UsingDeclaration(this: Tree, _word: Tree, declarators: Tree, _semicolon: Tree): Unsupported {
    return refuse(this, "using", declarators.toAST());
  },
  ForTarget_using(this: Tree, _word: Tree, name: Tree): Unsupported {
    return refuse(this, "using", [name.toAST()]);
  },

  ImportDeclaration_equals(
    this: Tree,
    _import: Tree,
    _type: Tree,
    _name: Tree,
    _equals: Tree,
    _module: Tree,
    _semicolon: Tree,
  ): Unsupported {
    return refuse(this, "import-equals");
  },
  ImportDeclaration_bare(this: Tree, _import: Tree, _source: Tree, _attributes: Tree, _semicolon: Tree): Unsupported {
    return refuse(this, "import");
  },
  ImportDeclaration_names(
    this: Tree,
    _import: Tree,
    _names: Tree,
    _from: Tree,
    _source: Tree,
    _attributes: Tree,
    _semicolon: Tree,
  ): Unsupported {
    return refuse(this, "import");
  },

  ExportDeclaration_names(this: Tree, _names: Tree): Unsupported {
    return refuse(this, "export");
  },
  ExportDeclaration_all(
    this: Tree,
    _export: Tree,
    _star: Tree,
    _name: Tree,
    _from: Tree,
    _source: Tree,
    _attributes: Tree,
    _semicolon: Tree,
  ): Unsupported {
    return refuse(this, "export");
  },
  ExportDeclaration_defaultDeclaration: defaultExport,
  ExportDeclaration_defaultValue(
    this: Tree,
    _export: Tree,
    _default: Tree,
    value: Tree,
    _semicolon: Tree,
  ): Unsupported {
    return defaultExport.call(this, _export, _default, value);
  },
  ExportDeclaration_equals(this: Tree, _export: Tree, _equals: Tree, value: Tree, _semicolon: Tree): Unsupported {
    return refuse(this, "export", [value.toAST()]);
  },
  ExportDeclaration_namespace(
    this: Tree,
    _export: Tree,
    _as: Tree,
    _namespace: Tree,
    _name: Tree,
    _semicolon: Tree,
  ): Unsupported {
    return refuse(this, "export");
  },
  ExportDeclaration_declaration: declaration,

  EnumDeclaration(
    this: Tree,
    _declare: Tree,
    _const: Tree,
    _enum: Tree,
    name: Tree,
    _open: Tree,
    _members: Tree,
    _close: Tree,
  ): Unsupported {
    return refuse(this, "enum", [name.toAST()]);
  },
  ValueNamespace(this: Tree, _word: Tree, _name: Tree, body: Tree): Unsupported {
    return refuse(this, "namespace", [body.toAST()]);
  },
  HtmlComment(this: Tree, _comment: Tree): Unsupported {
    return refuse(this, "html-comment");
  },

  Decorators(this: Tree, _decorators: Tree): Unsupported {
    return refuse(this, "decorator");
  },
  Decorator(this: Tree, _at: Tree, _call: Tree): Unsupported {
    return refuse(this, "decorator");
  },
  AccessorField(this: Tree, _modifiers: Tree, _word: Tree, field: Tree): Unsupported {
    return refuse(this, "decorator", [field.toAST()]);
  },
  Parameter_property(this: Tree, _words: Tree, parameter: Tree): Unsupported {
    return refuse(this, "parameter-property", [parameter.toAST()]);
  },
  Parameter_decorated(this: Tree, _decorators: Tree, parameter: Tree): Unsupported {
    return refuse(this, "decorator", [parameter.toAST()]);
  },
  PropertyParameter_default(this: Tree, target: Tree, _equals: Tree, _value: Tree): Node {
    return target.toAST();
  },

  DynamicImport_call: call,
  DynamicImport_phase(
    this: Tree,
    _import: Tree,
    _dot: Tree,
    _phase: Tree,
    _open: Tree,
    args: Tree,
    _close: Tree,
  ): Unsupported {
    return call.call(this, _import, _open, args, _close);
  },
  ImportMeta(this: Tree, _import: Tree, _dot: Tree, _meta: Tree): Unsupported {
    return refuse(this, "import-meta");
  },
  DecoratedDeclaration(this: Tree, _decorators: Tree, declaration: Tree): Unsupported {
    return refuse(this, "decorator", [declaration.toAST()]);
  },
  DecoratedClass(this: Tree, _decorators: Tree, expression: Tree): Unsupported {
    return refuse(this, "decorator", [expression.toAST()]);
  },
  AngleBracketCast(this: Tree, _open: Tree, _type: Tree, _close: Tree, operand: Tree): Unsupported {
    return refuse(this, "angle-bracket-cast", [operand.toAST()]);
  },
  JsxElement(this: Tree, _element: Tree): Unsupported {
    return refuse(this, "jsx");
  },
  LegacyOctal(this: Tree, _text: Tree): Unsupported {
    return refuse(this, "legacy-octal");
  },
};
