import { Binary, Decimal128, Double, Long, ObjectId, Timestamp } from 'mongodb';
const LONG_TEXT = 'long '.repeat(120);
const TEXTS = [
    'a',
    'ab',
    'abc',
    'b',
    '',
    'a\0b',
    'a\0',
    'é',
    'B',
    'ab c',
    '😀',
    '\uffff',
    LONG_TEXT,
    `${LONG_TEXT}x`,
    `${LONG_TEXT}y`,
];
const LARGE = ['9007199254740992', '9007199254740993', '-9007199254740993', '9223372036854775807'];
const DECIMALS = ['0.1', '1.10', '1.1', '-0', '1E400', '-1E-400', 'NaN', 'Infinity', '9007199254740992.5', '3.0'];
/** A random value of nearly every BSON type, small enough a range for values to meet. */
export function scalar(random) {
    const makers = [
        () => random.below(6),
        () => random.below(6) + 0.5,
        () => new Double(random.below(6)),
        () => Long.fromNumber(random.below(6)),
        () => Long.fromString(random.pick(LARGE)),
        () => Decimal128.fromString(`${random.below(6)}${random.pick(['', '.0', '.5'])}`),
        () => Decimal128.fromString(random.pick(DECIMALS)),
        () => random.pick([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, -0, 1e300, -1e300, 2 ** 53, 0.1]),
        () => random.pick(TEXTS),
        () => random.pick(TEXTS),
        () => null,
        () => random.chance(0.5),
        () => new Date((random.below(5) - 2) * 1000),
        () => new ObjectId(`00000000000000000000000${random.below(6)}`),
        () => -random.below(4),
        () => new Binary(Buffer.from(random.pick(['', 'x', 'xy'])), random.pick([0, 5])),
        () => new Timestamp({ t: random.below(3), i: random.below(3) }),
    ];
    return random.pick(makers)();
}
/** A scalar, array, document, or array of documents. */
export function value(random, arrays = true) {
    const kind = random.below(100);
    if (arrays && kind < 10)
        return random.list(random.below(4), () => scalar(random));
    if (kind < 16)
        return subdocument(random);
    if (arrays && kind < 20)
        return random.list(random.below(4), () => subdocument(random));
    if (arrays && kind < 22)
        return [random.list(random.below(3), () => scalar(random))];
    return scalar(random);
}
function subdocument(random) {
    const doc = {};
    if (random.chance(0.85))
        doc.x = scalar(random);
    if (random.chance(0.7))
        doc.y = scalar(random);
    return doc;
}
/** A document in which at most one of the fields holds arrays: compound indexes refuse two. */
export function document(random, id) {
    const doc = { _id: id };
    const withArrays = random.pick(['a', 'b', 'c', '']);
    for (const field of ['a', 'b', 'c'])
        if (random.chance(0.88))
            doc[field] = value(random, field === withArrays);
    return doc;
}
/** A condition on one field. */
export function condition(random) {
    const makers = [
        () => scalar(random),
        () => value(random),
        () => ({ $eq: value(random) }),
        () => ({ $gt: scalar(random) }),
        () => ({ $lt: scalar(random) }),
        () => ({ $gte: scalar(random), $lt: scalar(random) }),
        () => ({ $gt: scalar(random), $lte: scalar(random) }),
        () => ({ $gte: subdocument(random) }),
        () => ({ $lte: scalar(random) }),
        () => ({ $in: random.list(1 + random.below(4), () => scalar(random)) }),
        () => ({ $in: [scalar(random), null] }),
        () => ({ $nin: random.list(1 + random.below(3), () => scalar(random)) }),
        () => ({ $ne: scalar(random) }),
        () => ({ $ne: null }),
        () => ({ $exists: random.chance(0.5) }),
        () => ({ $exists: true, $gt: scalar(random) }),
        () => random.pick([/^a/, /^ab?c/, /^a|b/, /^(a)/, /b$/, /^B/i, /^long long /]),
        () => null,
        () => ({ $not: { $gt: scalar(random) } }),
        () => ({ $elemMatch: { $gt: scalar(random), $lt: scalar(random) } }),
        () => ({ $elemMatch: { x: scalar(random), y: { $gte: scalar(random) } } }),
        () => ({ $all: [scalar(random), scalar(random)] }),
        () => ({ $size: random.below(3) }),
        () => ({ $type: random.pick(['number', 'string', 'array', 'object']) }),
    ];
    return random.pick(makers)();
}
const PATHS = ['a', 'a', 'b', 'c', 'a.x', 'b.y', 'a.y', 'a.0'];
/** A filter of a few conditions. */
export function filter(random) {
    const wanted = {};
    for (let n = random.below(4); n > 0; n--)
        wanted[random.pick(PATHS)] = condition(random);
    if (random.chance(0.1))
        wanted._id = random.pick([{ $gt: 50 }, { $in: [1, 5, 9] }, 7]);
    if (random.chance(0.15))
        wanted.$or = random.list(1 + random.below(3), () => ({ [random.pick(PATHS)]: condition(random) }));
    if (random.chance(0.1))
        wanted.$and = [{ a: condition(random) }, { a: condition(random) }];
    if (random.chance(0.05))
        wanted.$nor = [{ b: condition(random) }];
    return wanted;
}
/** A sort with `_id` last, so that the order is total. */
export function sort(random) {
    const direction = () => random.pick([1, -1]);
    return random.pick([
        () => ({ _id: direction() }),
        () => ({ a: direction(), _id: 1 }),
        () => ({ a: direction(), b: direction(), _id: 1 }),
        () => ({ b: direction(), _id: direction() }),
        () => ({ 'a.x': direction(), _id: 1 }),
        () => ({ c: direction(), a: direction(), _id: 1 }),
    ])();
}
/** An update of one document. */
export function update(random) {
    return random.pick([
        () => ({ $set: { [random.pick(['a', 'b', 'c'])]: value(random) } }),
        () => ({ $set: { b: value(random, false), c: value(random, false) } }),
        () => ({ $unset: { [random.pick(['a', 'b', 'c'])]: 1 } }),
        () => ({ $set: { 'a.x': scalar(random) } }),
        () => ({ $push: { [random.pick(['a', 'b'])]: scalar(random) } }),
        () => ({ $inc: { a: 1 } }),
        () => ({ $rename: { a: 'b' } }),
    ])();
}
//# sourceMappingURL=random-values.js.map