import { bsonTag } from '../values/bson.js';
import { badValue, failedToParse } from '../values/errors.js';
import { isNumeric, toInt64, toInteger } from '../values/number.js';
/** `$bitsAllSet`, `$bitsAnySet`, `$bitsAllClear`, `$bitsAnyClear` over integers and binary data. */
export function bitsTest(operator, mask) {
    const wanted = maskOf(operator, mask);
    return (v) => {
        const bits = bitsOf(v);
        if (bits === undefined)
            return false;
        const common = bits & wanted;
        switch (operator) {
            case '$bitsAllSet':
                return common === wanted;
            case '$bitsAnySet':
                return common !== 0n;
            case '$bitsAllClear':
                return common === 0n;
            default:
                return common !== wanted;
        }
    };
}
function maskOf(operator, mask) {
    if (Array.isArray(mask)) {
        return mask.reduce((bits, position) => {
            const n = toInteger(position);
            if (n === undefined || n < 0)
                throw badValue(`Failed to parse bit position. Expected a non-negative number in: ${operator}`);
            return bits | (1n << BigInt(n));
        }, 0n);
    }
    if (isNumeric(mask)) {
        const n = toInteger(mask) === undefined ? undefined : toInt64(mask);
        if (n === undefined || n < 0n)
            throw failedToParse(`Expected a non-negative number in: ${operator}`);
        return n;
    }
    if (bsonTag(mask) === 'Binary')
        return bytesToBits(mask);
    throw badValue(`${operator} takes an Array, a number, or a BinData but received: ${typeof mask}`);
}
function bitsOf(v) {
    if (isNumeric(v)) {
        if (toInteger(v) === undefined)
            return undefined;
        const n = toInt64(v);
        // Negative numbers are sign-extended: positions beyond 63 have the sign's value.
        return n;
    }
    return bsonTag(v) === 'Binary' ? bytesToBits(v) : undefined;
}
function bytesToBits(binary) {
    let bits = 0n;
    for (let i = binary.position - 1; i >= 0; i--)
        bits = (bits << 8n) | BigInt(binary.buffer[i]);
    return bits;
}
//# sourceMappingURL=bits.js.map