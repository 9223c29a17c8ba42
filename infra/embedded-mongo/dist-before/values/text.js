import { isNumeric, numericType, toNumber } from './number.js';
import { bsonTag, isDoc } from './value.js';
/** A value as MongoDB's shell-like text in error messages: `{ a: 1, b: "x" }`, `ObjectId('…')`, `new Date(0)`. */
export function describe(v) {
    if (v === undefined)
        return 'undefined';
    if (v === null || typeof v === 'boolean')
        return String(v);
    if (typeof v === 'string')
        return `"${v}"`;
    if (Array.isArray(v))
        return v.length === 0 ? '[]' : `[ ${v.map(describe).join(', ')} ]`;
    if (v instanceof Date)
        return `new Date(${v.getTime()})`;
    if (isDoc(v)) {
        const fields = Object.keys(v).map((key) => `${key}: ${describe(v[key])}`);
        return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
    }
    if (isNumeric(v))
        return describeNumber(v);
    switch (bsonTag(v)) {
        case 'ObjectId':
            return `ObjectId('${v.toHexString()}')`;
        case 'Binary':
            return `BinData(${v.sub_type}, ${Buffer.from(v.value())
                .toString('hex')
                .toUpperCase()})`;
        case 'BSONRegExp':
            return `/${v.pattern}/${v.options}`;
        case 'Timestamp':
            return `Timestamp(${v.t}, ${v.i})`;
        default:
            return bsonTag(v) ?? typeof v;
    }
}
function describeNumber(v) {
    const type = numericType(v);
    if (type === 'decimal')
        return `NumberDecimal("${v.toString()}")`;
    if (type === 'long')
        return v.toString();
    const n = toNumber(v);
    return type === 'double' && Number.isInteger(n) ? n.toFixed(1) : String(n);
}
/** MongoDB's truth: false for missing, null, false and zero; true for everything else. */
export function isTruthy(v) {
    if (v === undefined || v === null || v === false)
        return false;
    return !isNumeric(v) || toNumber(v) !== 0;
}
//# sourceMappingURL=text.js.map