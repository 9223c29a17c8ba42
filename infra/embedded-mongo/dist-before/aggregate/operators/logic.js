import { isDoc } from '../../values/bson.js';
import { failedToParse, location } from '../../values/errors.js';
import { isTruthy } from '../../values/text.js';
import { binary, childScope, compareInExpression, compileArguments, compileNamed, constant, isNullish, namedFields, unary, } from '../operator.js';
function comparison(holds) {
    return binary((a, b, { env }) => holds(Math.sign(compareInExpression(a, b, env))));
}
const all = (argument, context) => {
    const args = compileArguments(argument, context);
    return (scope) => args.every((arg) => isTruthy(arg(scope)));
};
const any = (argument, context) => {
    const args = compileArguments(argument, context);
    return (scope) => args.some((arg) => isTruthy(arg(scope)));
};
const conditional = (argument, context) => {
    let parts;
    if (isDoc(argument)) {
        const named = compileNamed('$cond', argument, context, ['if', 'then', 'else']);
        parts = [named.if, named.then, named.else];
    }
    else
        parts = compileArguments(argument, context);
    if (parts.length !== 3)
        throw location(16020, `Expression $cond takes exactly 3 arguments. ${parts.length} were passed in.`);
    const [condition, yes, no] = parts;
    return (scope) => (isTruthy(condition(scope)) ? yes(scope) : no(scope));
};
const ifNull = (argument, context) => {
    const args = compileArguments(argument, context);
    if (args.length < 2)
        throw location(1257300, `$ifNull needs at least two arguments, had: ${args.length}`);
    const fallback = args.pop();
    return (scope) => {
        for (const arg of args) {
            const value = arg(scope);
            if (!isNullish(value))
                return value;
        }
        return fallback(scope);
    };
};
const switchCase = (argument, context) => {
    const fields = namedFields('$switch', argument, ['branches'], ['default']);
    if (!Array.isArray(fields.branches))
        throw location(40061, "$switch expected an array for 'branches'");
    if (fields.branches.length === 0)
        throw location(40068, '$switch requires at least one branch.');
    const branches = fields.branches.map((branch) => compileNamed('$switch', branch, context, ['case', 'then']));
    const fallback = 'default' in fields ? context.compile(fields.default) : undefined;
    return (scope) => {
        for (const branch of branches)
            if (isTruthy(branch.case?.(scope)))
                return branch.then?.(scope);
        if (!fallback)
            throw location(40066, '$switch could not find a matching branch for an input, and no default was specified.');
        return fallback(scope);
    };
};
const letIn = (argument, context) => {
    const fields = namedFields('$let', argument, ['vars', 'in'], []);
    if (!isDoc(fields.vars))
        throw failedToParse('invalid parameter: expected an object (vars)');
    const names = Object.keys(fields.vars);
    const values = names.map((name) => context.compile(fields.vars[name]));
    const body = context.compile(fields.in, names);
    return (scope) => {
        const inner = childScope(scope);
        names.forEach((name, i) => {
            inner.vars[name] = values[i]?.(scope);
        });
        return body(inner);
    };
};
/** Comparison, boolean and conditional operators; those that need not evaluate everything do not. */
export const logicOperators = {
    $eq: comparison((order) => order === 0),
    $ne: comparison((order) => order !== 0),
    $gt: comparison((order) => order > 0),
    $gte: comparison((order) => order >= 0),
    $lt: comparison((order) => order < 0),
    $lte: comparison((order) => order <= 0),
    $cmp: comparison((order) => order),
    $and: all,
    $or: any,
    $not: unary((value) => !isTruthy(value)),
    $cond: conditional,
    $ifNull: ifNull,
    $switch: switchCase,
    $let: letIn,
    $literal: (argument) => constant(argument),
};
//# sourceMappingURL=logic.js.map