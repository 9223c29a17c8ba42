import { bsonTag, isDoc } from '../values/bson.js';
/** Takes a filter apart. */
export function predicatesOf(filter) {
    const predicates = { paths: new Map(), alternatives: [], complete: true };
    collect(filter, '', predicates);
    return predicates;
}
/** True for `{ $gt: 5 }`; false for a value, also for a document without operators or a DBRef. */
export function isOperators(v) {
    if (!isDoc(v))
        return false;
    const first = Object.keys(v)[0];
    return first?.startsWith('$') === true && first !== '$ref' && first !== '$id' && first !== '$db';
}
function collect(filter, prefix, into) {
    for (const key of Object.keys(filter)) {
        const condition = filter[key];
        if (key === '$and' && Array.isArray(condition)) {
            for (const part of condition)
                if (isDoc(part))
                    collect(part, prefix, into);
        }
        else if (key === '$or' && prefix === '' && Array.isArray(condition) && condition.every(isDoc)) {
            into.alternatives.push(condition);
            into.complete = false;
        }
        else if (key.startsWith('$')) {
            if (key !== '$comment')
                into.complete = false;
        }
        else
            collectPath(prefix + key, condition, into);
    }
}
function collectPath(path, condition, into) {
    if (!isOperators(condition)) {
        add(into, path, { operator: bsonTag(condition) === 'BSONRegExp' ? '$regex' : '$eq', argument: condition });
        return;
    }
    for (const operator of Object.keys(condition)) {
        const argument = condition[operator];
        if (operator === '$elemMatch' && isDoc(argument)) {
            into.complete = false;
            if (isOperators(argument))
                collectPath(path, argument, into);
            else
                collect(argument, `${path}.`, into);
        }
        else if (operator === '$all' && Array.isArray(argument)) {
            into.complete = false;
            for (const wanted of argument)
                if (!isOperators(wanted))
                    collectPath(path, wanted, into);
        }
        else if (operator !== '$options')
            add(into, path, { operator, argument, options: condition.$options });
    }
}
function add(into, path, condition) {
    const conditions = into.paths.get(path);
    if (conditions)
        conditions.push(condition);
    else
        into.paths.set(path, [condition]);
}
//# sourceMappingURL=predicates.js.map