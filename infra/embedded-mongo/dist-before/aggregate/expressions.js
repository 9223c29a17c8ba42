import { compileEvaluator } from './compile.js';
/**
 * Compiles an aggregation expression once.
 * @throws MongoError 168 for an unknown operator, 17276 for an unknown variable, and each operator's own codes.
 */
export function compileExpression(expression, env) {
    const evaluator = compileEvaluator(expression, env);
    return (doc) => evaluator({ root: doc, vars: Object.create(null) });
}
/** Evaluates the expressions of a command's `let` option once, for `MatchEnv.let`. They can use no fields. */
export function evaluateLet(spec, env) {
    if (spec === undefined)
        return undefined;
    const values = {};
    for (const name of Object.keys(spec))
        values[name] = compileExpression(spec[name], env)({});
    return values;
}
//# sourceMappingURL=expressions.js.map