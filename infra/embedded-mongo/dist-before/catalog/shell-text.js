import { bsonTag, isDoc } from '../values/bson.js';
/** A value as MongoDB prints it in messages: `{ email: "a@x", n: 1 }`. */
export function shellText(v) {
    if (v === undefined || v === null)
        return 'null';
    if (typeof v === 'string')
        return JSON.stringify(v);
    if (v instanceof Date)
        return `new Date(${v.getTime()})`;
    if (Array.isArray(v))
        return v.length > 0 ? `[ ${v.map(shellText).join(', ')} ]` : '[]';
    if (isDoc(v)) {
        const fields = Object.keys(v).map((key) => `${key}: ${shellText(v[key])}`);
        return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
    }
    switch (bsonTag(v)) {
        case 'ObjectId':
            return `ObjectId('${v.toHexString()}')`;
        case 'Binary':
            return `BinData(${v.sub_type}, ${Buffer.from(v.value()).toString('hex').toUpperCase()})`;
        case 'Timestamp':
            return `Timestamp(${v.t}, ${v.i})`;
        case 'Double':
            return `${v.value}.0`;
        case 'Decimal128':
            return `Decimal128('${v}')`;
        case 'MinKey':
        case 'MaxKey':
            return bsonTag(v);
        case 'BSONRegExp':
            return `/${v.pattern}/${v.options}`;
        default:
            return String(v);
    }
}
//# sourceMappingURL=shell-text.js.map