import { MongoError, notImplemented } from '../values/errors.js';
import { arithmeticOperators } from './operators/arithmetic.js';
import { arrayOperators } from './operators/arrays.js';
import { convertOperators } from './operators/convert.js';
import { dateOperators } from './operators/dates.js';
import { logicOperators } from './operators/logic.js';
import { objectOperators } from './operators/objects.js';
import { setOperators } from './operators/sets.js';
import { statisticsOperators } from './operators/statistics.js';
import { stringOperators } from './operators/strings.js';
const OPERATORS = new Map([
    arithmeticOperators,
    arrayOperators,
    convertOperators,
    dateOperators,
    logicOperators,
    objectOperators,
    setOperators,
    statisticsOperators,
    stringOperators,
].flatMap((group) => Object.entries(group)));
/** Expression operators MongoDB has and this server has not. */
const MISSING = new Set(('$function $accumulator $meta $sampleRate $bsonSize $binarySize $toHashedIndexKey $tsSecond $tsIncrement ' +
    '$sin $cos $tan $asin $acos $atan $atan2 $asinh $acosh $atanh $sinh $cosh $tanh $degreesToRadians $radiansToDegrees ' +
    '$bitAnd $bitOr $bitXor $bitNot $maxN $minN $median $percentile').split(' '));
/** The compiler of an operator. @throws MongoError 168 for one MongoDB does not have, 238 for one missing here. */
export function operatorNamed(name) {
    const operator = OPERATORS.get(name);
    if (operator)
        return operator;
    if (MISSING.has(name))
        throw notImplemented(`the expression operator ${name}`);
    throw new MongoError(168, `Unrecognized expression '${name}'`);
}
//# sourceMappingURL=registry.js.map