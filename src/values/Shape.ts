/**
 * Shapes (hidden classes): which keys an object has, in order, in which slot and with which attributes. Shapes made by
 * adding properties are shared through transitions; a dictionary shape belongs to one object and is mutable. Values never
 * live here. The root of a tree belongs to a compiled program, so shapes die with it.
 */
import { arrayIndex } from "./arrays.ts";
import { Attr } from "./kinds.ts";
import { MapData, MOST_FIRST } from "./MapData.ts";
import type { PrivateName, PropertyKey } from "./Value.ts";

/** Shapes hold private names beside ordinary keys. */
export type ShapeKey = PropertyKey | PrivateName;

export class Property {
  readonly index: number;
  readonly flags: number;
  constructor(index: number, flags: number) {
    this.index = index;
    this.flags = flags;
  }
}

type SmallTable = Map<ShapeKey, Property>;
/** That of a dictionary may be large. */
export type PropertyTable = SmallTable | MapData<ShapeKey, Property>;

/** Above this many properties an object keeps a dictionary of its own. */
export const SHAPE_LIMIT = 64;
/** A program whose objects have more different shapes than this keeps dictionaries: shapes live as long as its run. */
const TREE_LIMIT = 20_000;

export const ShapeMode = { Tree: 0, Template: 1, Dictionary: 2 } as const;
export type ShapeMode = (typeof ShapeMode)[keyof typeof ShapeMode];

/** What the shapes of one tree, and the dictionaries grown from them, share. */
class ShapeTree {
  /** How many shapes it has. */
  count = 0;
  /** Usual properties of dictionaries by slot: objects with many keys differ in their keys only. */
  private readonly shared: Property[] = [];

  property(index: number, flags: number): Property {
    const { shared } = this;
    if (flags !== Attr.All || index >= MOST_SHARED) return new Property(index, flags);
    while (shared.length <= index) shared.push(new Property(shared.length, flags));
    return shared[index]!;
  }
}
const MOST_SHARED = 20_000;
/** Built-in objects have few properties, and theirs are nobody else's. */
const NO_TREE = { count: 0, property: (index: number, flags: number): Property => new Property(index, flags) };

export class Shape {
  readonly parent: Shape | null;
  readonly key: ShapeKey | null;
  readonly property: Property | null;
  /** Number of slots in use (for a dictionary: slots ever used). */
  size: number;
  /** `Tree`: shared through transitions. `Template`: fixed, shared by built-ins. `Dictionary`: owned by one object, mutable. */
  readonly mode: ShapeMode;
  /** The object's own properties are not made yet (functions): complete it before looking at them. */
  readonly lazy: boolean;
  /** Free slots of a dictionary, to be used again. */
  free: number[] | null = null;
  readonly tree: Pick<ShapeTree, "count" | "property">;
  /** Nothing but usual properties with names that are no array indices: copied as they are, in this order. */
  readonly simple: boolean;
  private table: SmallTable | null;
  /** All of the table, once a dictionary has many properties. */
  private large: MapData<ShapeKey, Property> | null = null;
  private next: Map<ShapeKey, Shape> | null = null;
  private nextOther: Map<number, Map<ShapeKey, Shape>> | null = null;

  constructor(
    parent: Shape | null,
    key: ShapeKey | null,
    property: Property | null,
    size: number,
    table: SmallTable | null,
    mode: ShapeMode,
    lazy = false,
    tree?: Pick<ShapeTree, "count" | "property">,
  ) {
    this.parent = parent;
    this.key = key;
    this.property = property;
    this.size = size;
    this.table = table;
    this.mode = mode;
    this.lazy = lazy;
    this.tree = tree ?? parent?.tree ?? (mode === ShapeMode.Tree ? new ShapeTree() : NO_TREE);
    this.simple =
      mode === ShapeMode.Tree &&
      (parent === null ||
        (parent.simple && property!.flags === Attr.All && typeof key === "string" && arrayIndex(key) < 0));
  }

  /** Whether an object of this shape takes one more property by changing to another shape of the tree. */
  get grows(): boolean {
    return this.mode === ShapeMode.Tree && this.size < SHAPE_LIMIT && this.tree.count < TREE_LIMIT;
  }

  static root(): Shape {
    return new Shape(null, null, null, 0, new Map(), ShapeMode.Tree);
  }

  /** A fixed, shared shape for built-in objects: looked up like a tree shape, copied into a dictionary on the first change. */
  static template(keys: Iterable<readonly [ShapeKey, number]>): Shape {
    const table: SmallTable = new Map();
    for (const [key, flags] of keys) table.set(key, new Property(table.size, flags));
    return new Shape(null, null, null, table.size, table, ShapeMode.Template);
  }

  /** A dictionary with the properties of another shape, which is not used further if it is a dictionary itself. */
  static dictionary(from: Shape): Shape {
    const known = from.table ?? from.buildTable();
    const table = from.mode === ShapeMode.Dictionary ? known : new Map(known);
    const shape = new Shape(null, null, null, from.size, table, ShapeMode.Dictionary, false, from.tree);
    shape.large = from.large;
    shape.free = from.free;
    return shape;
  }

  /** The shape of functions whose own properties are not made yet. */
  static lazy(): Shape {
    return new Shape(null, null, null, 0, new Map(), ShapeMode.Template, true);
  }

  lookup(key: ShapeKey): Property | undefined {
    return this.large === null ? (this.table ?? this.buildTable()).get(key) : this.large.get(key);
  }

  properties(): PropertyTable {
    return this.large ?? this.table ?? this.buildTable();
  }

  /** Puts a property into a dictionary. */
  put(key: ShapeKey, property: Property): void {
    const table = this.table!;
    if (this.large === null && table.size >= MOST_FIRST) this.large = new MapData(table);
    if (this.large === null) table.set(key, property);
    else this.large.set(key, property);
  }

  /** The shape after adding `key` with the usual attributes, if an object has gone there before. */
  reached(key: ShapeKey): Shape | undefined {
    return this.next?.get(key);
  }

  /** The shape after adding `key`, which must be absent. Only for tree shapes. */
  add(key: ShapeKey, flags: number): Shape {
    if (flags === Attr.All) {
      let next = this.next?.get(key);
      if (next === undefined) {
        next = this.child(key, flags);
        (this.next ??= new Map()).set(key, next);
      }
      return next;
    }
    const byFlags = (this.nextOther ??= new Map());
    let byKey = byFlags.get(flags);
    if (byKey === undefined) byFlags.set(flags, (byKey = new Map()));
    let next = byKey.get(key);
    if (next === undefined) {
      next = this.child(key, flags);
      byKey.set(key, next);
    }
    return next;
  }

  private child(key: ShapeKey, flags: number): Shape {
    this.tree.count++;
    return new Shape(this, key, new Property(this.size, flags), this.size + 1, null, ShapeMode.Tree);
  }

  private buildTable(): SmallTable {
    const chain: Shape[] = [];
    let shape: Shape | null = this;
    while (shape !== null && shape.table === null) {
      chain.push(shape);
      shape = shape.parent;
    }
    const table: SmallTable = new Map(shape?.table ?? []);
    for (let i = chain.length - 1; i >= 0; i--) table.set(chain[i]!.key!, chain[i]!.property!);
    this.table = table;
    return table;
  }
}
