import { isDoc, setField } from '../values/bson.js';
import { location } from '../values/errors.js';
/** One level of a projection: the fields it names and what becomes of them. */
export class ProjectionNode {
    policy;
    children = new Map();
    hasComputed = false;
    constructor(policy) {
        this.policy = policy;
    }
    /** Names a path (included or excluded). */
    name(parts) {
        this.place(parts, 'named');
    }
    /** Gives a path a computed value. */
    compute(parts, expression) {
        this.place(parts, { compute: expression });
    }
    /** The projected document. Computed fields see the original document; they follow the others, in the order given (`_id` first). */
    apply(doc) {
        const projected = this.project(doc);
        if (!this.hasComputed)
            return projected;
        const out = this.addComputed(projected, doc);
        return out._id === undefined || Object.keys(out)[0] === '_id' ? out : { _id: out._id, ...out };
    }
    place(parts, child) {
        const [first, ...rest] = parts;
        const existing = this.children.get(first);
        if (typeof child === 'object')
            this.hasComputed = true;
        if (rest.length === 0) {
            if (existing !== undefined)
                throw location(31250, `Path collision at ${parts.join('.')}`);
            this.children.set(first, child);
            return;
        }
        if (existing !== undefined && !(existing instanceof ProjectionNode))
            throw location(31249, `Path collision at ${parts.join('.')} remaining portion ${rest.join('.')}`);
        const node = existing ?? new ProjectionNode(this.policy);
        this.children.set(first, node);
        node.place(rest, child);
    }
    project(value) {
        if (Array.isArray(value)) {
            const elements = value.map((element) => this.project(element));
            return this.policy === 'include' ? elements.filter((element) => element !== undefined) : elements;
        }
        if (!isDoc(value))
            return this.policy === 'include' ? undefined : value;
        const out = {};
        for (const key of Object.keys(value)) {
            const kept = this.projectField(this.children.get(key), value[key]);
            if (kept !== undefined || (value[key] === undefined && this.policy !== 'include'))
                setField(out, key, kept);
        }
        return out;
    }
    projectField(child, value) {
        if (child === undefined)
            return this.policy === 'include' ? undefined : value;
        if (child === 'named')
            return this.policy === 'include' ? value : undefined;
        if (child instanceof ProjectionNode)
            return child.project(value);
        return this.policy === 'add' ? value : undefined; // keeps its place for the computed value
    }
    /** `value` is this call's own: the result of `project`. */
    addComputed(value, root) {
        if (!this.hasComputed)
            return value;
        if (Array.isArray(value))
            return value.map((element) => this.addComputed(element, root));
        const out = isDoc(value) ? value : {};
        for (const [key, child] of this.children) {
            if (child === 'named')
                continue;
            const computed = child instanceof ProjectionNode ? child.computedChild(out[key], root) : child.compute(root);
            if (computed === undefined)
                delete out[key];
            else
                setField(out, key, computed);
        }
        return out;
    }
    computedChild(value, root) {
        return this.hasComputed ? this.addComputed(value, root) : value;
    }
}
//# sourceMappingURL=tree.js.map