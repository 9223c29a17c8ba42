import { Decimal128, Double, Int32, Long, ObjectId } from 'mongodb';
/** Values for the tables: long, decimal, double, ObjectId. */
export const L = (text) => Long.fromString(String(text));
export const D = (text) => Decimal128.fromString(text);
export const F = (n) => new Double(n);
export const I = (n) => new Int32(n);
export const oid = (n) => new ObjectId(n.toString(16).padStart(24, '0'));
export const at = (text) => new Date(text);
//# sourceMappingURL=cases.js.map