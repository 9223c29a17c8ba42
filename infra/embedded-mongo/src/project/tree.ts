import { check } from '../aggregate/check.js';
import type { Expression } from '../aggregate/expressions.js';
import { type Doc, getField, isDoc, nameOf, removeField, setField, type Value } from '../values/bson.js';

/** What happens to fields the specification does not name, and to those it names. */
type Policy = 'include' | 'exclude' | 'add';

/** What becomes of a field: named (included or excluded), changed where it stands, or computed from the document. */
type Leaf = 'named' | { change: (value: Value, matchIndex?: number) => Value } | { compute: Expression };

/** One level of a projection: the fields it names and what becomes of them. */
export class ProjectionNode {
  private readonly children = new Map<string, Leaf | ProjectionNode>();
  private hasComputed = false;

  constructor(private readonly policy: Policy) {}

  /** Says what becomes of a path. @throws MongoError 31249, 31250 for colliding paths */
  place(parts: readonly string[], leaf: Leaf): void {
    const [first, ...rest] = parts as [string, ...string[]];
    const existing = this.children.get(first);
    this.hasComputed ||= typeof leaf === 'object' && 'compute' in leaf;
    if (rest.length === 0) {
      check(existing === undefined, 31250, `Path collision at ${parts.join('.')}`);
      this.children.set(first, leaf);
      return;
    }
    const node = existing ?? new ProjectionNode(this.policy);
    check(node instanceof ProjectionNode, 31249, `Path collision at ${first} remaining portion ${rest.join('.')}`);
    this.children.set(first, node);
    node.place(rest, leaf);
  }

  /**
   * The projected document. Computed fields see the original document; they follow the others, in the order given
   * (`_id` first). `matchIndex` is what the positional `$` stands for.
   */
  apply(doc: Doc, matchIndex?: number): Doc {
    const projected = this.project(doc, matchIndex) as Doc;
    if (!this.hasComputed) return projected;
    const out = this.addComputed(projected, doc) as Doc;
    return out._id === undefined || Object.keys(out)[0] === '_id' ? out : { _id: out._id, ...out };
  }

  private project(value: Value, matchIndex?: number): Value {
    if (Array.isArray(value)) {
      const elements = value.map((element) => this.project(element, matchIndex));
      return this.policy === 'include' ? elements.filter((element) => element !== undefined) : elements;
    }
    if (!isDoc(value)) return this.policy === 'include' ? undefined : value;
    const out: Doc = {};
    for (const key of Object.keys(value)) {
      const kept = this.projectField(this.children.get(nameOf(key)), value[key], matchIndex);
      if (kept !== undefined || (value[key] === undefined && this.policy !== 'include')) setField(out, key, kept);
    }
    return out;
  }

  private projectField(child: Leaf | ProjectionNode | undefined, value: Value, matchIndex?: number): Value {
    if (child === undefined) return this.policy === 'include' ? undefined : value;
    if (child === 'named') return this.policy === 'include' ? value : undefined;
    if (child instanceof ProjectionNode) return child.project(value, matchIndex);
    if ('change' in child) return child.change(value, matchIndex);
    return this.policy === 'add' ? value : undefined; // keeps its place for the computed value
  }

  /** `value` is this call's own: the result of `project`. */
  private addComputed(value: Value, root: Doc): Value {
    if (!this.hasComputed) return value;
    if (Array.isArray(value)) return value.map((element) => this.addComputed(element, root));
    const out = isDoc(value) ? value : {};
    for (const [key, child] of this.children) {
      const isNode = child instanceof ProjectionNode;
      if (!isNode && (child === 'named' || 'change' in child)) continue;
      const computed = isNode ? child.addComputed(getField(out, key), root) : child.compute(root);
      if (computed === undefined) removeField(out, key);
      else setField(out, key, computed);
    }
    return out;
  }
}
