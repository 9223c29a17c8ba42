import { MongoError } from '../values/errors.js';
/** Collects the paths of an update and refuses two of which one is, or contains, the other. */
export class PathSet {
    root = { isTarget: false, children: new Map() };
    /** @throws MongoError 40 (ConflictingUpdateOperators). */
    add(parts) {
        let node = this.root;
        for (let i = 0; i < parts.length; i++) {
            const part = parts[i];
            let child = node.children.get(part);
            if (!child) {
                child = { isTarget: false, children: new Map() };
                node.children.set(part, child);
            }
            else if (child.isTarget || i === parts.length - 1)
                throw conflict(parts, i);
            node = child;
        }
        node.isTarget = true;
    }
}
function conflict(parts, at) {
    return new MongoError(40, `Updating the path '${parts.join('.')}' would create a conflict at '${parts.slice(0, at + 1).join('.')}'`);
}
/** MongoDB applies changes in this order: names as text, array indexes as numbers. It decides the order of new fields. */
export function comparePaths(a, b) {
    const length = Math.min(a.length, b.length);
    for (let i = 0; i < length; i++) {
        const x = a[i];
        const y = b[i];
        if (x === y)
            continue;
        const bothNumbers = /^\d+$/.test(x) && /^\d+$/.test(y);
        return bothNumbers ? Number(x) - Number(y) : x < y ? -1 : 1;
    }
    return a.length - b.length;
}
//# sourceMappingURL=conflicts.js.map