import { splitFieldPath } from '../project/field-path.js';
import { getField, isDoc, setField } from '../values/bson.js';
import { failedToParse, location } from '../values/errors.js';
import { describe } from '../values/text.js';
import { constant } from './operator.js';
import { operatorNamed } from './registry.js';
const NO_NAMES = new Set();
/** Compiles an expression of the aggregation language. */
export function compileEvaluator(expression, env) {
    return contextFor(env, NO_NAMES).compile(expression);
}
function contextFor(env, names) {
    const context = {
        env,
        names,
        compile: (expression, boundNames) => compile(expression, boundNames ? contextFor(env, new Set([...names, ...boundNames])) : context),
    };
    return context;
}
function compile(expression, context) {
    if (typeof expression === 'string') {
        if (expression.startsWith('$$'))
            return compileVariable(expression.slice(2), context);
        if (expression.startsWith('$'))
            return compileFieldPath(expression.slice(1));
        return constant(expression);
    }
    if (Array.isArray(expression))
        return compileArray(expression, context);
    if (!isDoc(expression))
        return constant(expression);
    const keys = Object.keys(expression);
    if (!keys.some((key) => key.startsWith('$')))
        return compileObject(expression, context);
    if (keys.length > 1)
        throw location(15983, `an expression specification must contain exactly one field, the name of the expression. Found ${keys.length} fields in ${describe(expression)}`);
    const name = keys[0];
    return operatorNamed(name)(expression[name], context, name);
}
function compileArray(expressions, context) {
    const elements = expressions.map((one) => compile(one, context));
    const evaluate = (scope) => elements.map((element) => element(scope) ?? null);
    return elements.every((element) => element.constant) ? constant(evaluate({ root: null, vars: {} })) : evaluate;
}
function compileObject(expressions, context) {
    const fields = Object.keys(expressions).map((key) => {
        if (key.includes('.'))
            throw location(16412, `FieldPath field names may not contain '.'. Consider using $getField or $setField.`);
        return [key, compile(expressions[key], context)];
    });
    const evaluate = (scope) => {
        const out = {};
        for (const [key, evaluator] of fields) {
            const value = evaluator(scope);
            if (value !== undefined)
                setField(out, key, value);
        }
        return out;
    };
    return fields.every(([, evaluator]) => evaluator.constant) ? constant(evaluate({ root: null, vars: {} })) : evaluate;
}
function compileFieldPath(path) {
    if (path === '')
        throw location(16872, "'$' by itself is not a valid FieldPath");
    const parts = splitFieldPath(path);
    if (parts.length === 1) {
        const field = parts[0];
        return (scope) => (isDoc(scope.root) ? getField(scope.root, field) : undefined);
    }
    return (scope) => follow(scope.root, parts, 0);
}
function compileVariable(path, context) {
    const [name, ...rest] = path.split('.');
    if (name === '')
        throw failedToParse('empty variable names are not allowed');
    const variable = variableNamed(name, context);
    if (rest.length === 0)
        return variable;
    const parts = splitFieldPath(rest.join('.'));
    return (scope) => follow(variable(scope), parts, 0);
}
function variableNamed(name, { env, names }) {
    if (names.has(name))
        return (scope) => scope.vars[name];
    switch (name) {
        case 'ROOT':
        case 'CURRENT':
            return (scope) => scope.root;
        case 'REMOVE':
            return () => undefined;
        case 'NOW':
            return constant(env.now);
    }
    const values = env.let;
    // Read when evaluated: $lookup sets the variables again for each document.
    if (values && Object.hasOwn(values, name))
        return () => values[name];
    throw location(17276, `Use of undefined variable: ${name}`);
}
/** The value at a field path; through an array it is the array of what its documents have there. */
function follow(value, parts, i) {
    let current = value;
    for (let k = i; k < parts.length; k++) {
        if (Array.isArray(current)) {
            const found = [];
            for (const element of current) {
                const inner = isDoc(element) || Array.isArray(element) ? follow(element, parts, k) : undefined;
                if (inner !== undefined)
                    found.push(inner);
            }
            return found;
        }
        if (!isDoc(current))
            return undefined;
        current = getField(current, parts[k]);
    }
    return current;
}
//# sourceMappingURL=compile.js.map