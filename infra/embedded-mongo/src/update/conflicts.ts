import { MongoError } from '../values/errors.js';

interface Node {
  isTarget: boolean;
  children: Map<string, Node>;
}

/** Collects the paths of an update and refuses two of which one is, or contains, the other. */
export class PathSet {
  private readonly root: Node = { isTarget: false, children: new Map() };

  /** @throws MongoError 40 (ConflictingUpdateOperators). */
  add(parts: readonly string[]): void {
    let node = this.root;
    for (let i = 0; i < parts.length; i++) {
      const part = parts[i] as string;
      let child = node.children.get(part);
      if (!child) {
        child = { isTarget: false, children: new Map() };
        node.children.set(part, child);
      } else if (child.isTarget || i === parts.length - 1) throw conflict(parts, i);
      node = child;
    }
    node.isTarget = true;
  }
}

function conflict(parts: readonly string[], at: number): MongoError {
  return new MongoError(
    40,
    `Updating the path '${parts.join('.')}' would create a conflict at '${parts.slice(0, at + 1).join('.')}'`,
  );
}

/** MongoDB applies changes in this order: names as text, array indexes as numbers. It decides the order of new fields. */
export function comparePaths(a: readonly string[], b: readonly string[]): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i++) {
    const x = a[i] as string;
    const y = b[i] as string;
    if (x === y) continue;
    const bothNumbers = /^\d+$/.test(x) && /^\d+$/.test(y);
    return bothNumbers ? Number(x) - Number(y) : x < y ? -1 : 1;
  }
  return a.length - b.length;
}
