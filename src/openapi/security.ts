/**
 * Who may send an operation's requests: the document's security requirements, reduced to what can be met.
 */
import { follow, isObject, listAt, Unusable, type Keywords, type SpecDocument } from "./document.ts";

/** One scheme of one requirement. */
export interface SchemeUse {
  readonly name: string;
  readonly definition: Keywords;
  readonly scopes: ReadonlyArray<string>;
}

export interface Security {
  /** Any of these will do; each needs all of its schemes. */
  readonly alternatives: ReadonlyArray<ReadonlyArray<SchemeUse>>;
  /** Whether the operation may also be called without any. */
  readonly isOptional: boolean;
}

/** Operation → its requirements, its own over the document's. @throws Unusable where none can be met */
export const securityOf = (document: SpecDocument, operation: Keywords): Security => {
  const requirements = listAt(operation["security"] ?? document.root["security"], "security");
  const alternatives: Array<ReadonlyArray<SchemeUse>> = [];
  const problems: Array<string> = [];
  let isOptional = requirements.length === 0;
  for (const requirement of requirements) {
    if (!isObject(requirement)) throw new Unusable("security: expected a list of objects");
    const uses = Object.entries(requirement).map(([name, scopes]) => useOf(document, name, scopes));
    const unmet = uses.filter((use) => typeof use === "string");
    if (unmet.length > 0) problems.push(...unmet);
    else if (uses.length === 0) isOptional = true;
    else alternatives.push(uses.filter((use) => typeof use !== "string"));
  }
  if (alternatives.length === 0 && !isOptional) {
    throw new Unusable(`security: no requirement can be met: ${problems.join("; ")}`);
  }
  return { alternatives, isOptional };
};

/** What the schemes of an operation put into requests, so that it is no argument as well. */
export const credentialNames = (security: Security, location: "header" | "query"): ReadonlySet<string> => {
  const names = security.alternatives
    .flat()
    .filter(({ definition }) => definition["type"] === "apiKey" && definition["in"] === location)
    .map(({ definition }) => String(definition["name"]));
  return new Set(location === "header" ? names.map((name) => name.toLowerCase()) : names);
};

/** A scheme that can be used, or what is the matter with it. */
const useOf = (document: SpecDocument, name: string, scopes: unknown): SchemeUse | string => {
  const components = document.root["components"];
  const schemes = isObject(components) ? components["securitySchemes"] : undefined;
  if (!isObject(schemes) || !Object.hasOwn(schemes, name)) return `${name} is not defined`;
  const definition = follow(document, schemes[name], `components.securitySchemes.${name}`);
  const { type } = definition;
  if (type === "apiKey") {
    if (typeof definition["name"] !== "string") return `${name} has no name`;
    if (definition["in"] !== "header" && definition["in"] !== "query")
      return `${name} is a key in a ${definition["in"]}`;
  } else if (type !== "http" && type !== "oauth2" && type !== "openIdConnect") {
    return `${name} is of type ${JSON.stringify(type)}`;
  }
  return { name, definition, scopes: Array.isArray(scopes) ? scopes.map(String) : [] };
};
