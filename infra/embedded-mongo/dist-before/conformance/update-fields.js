import { F } from './cases.js';
const one = { _id: 1 };
/** `$set`, `$unset`, conflicts: the document afterwards, in exact BSON types, or the error. */
export const fieldUpdates = [
    // $set, $unset
    {
        name: '$set adds at the end',
        doc: { _id: 1, a: 1 },
        update: { $set: { b: 2 } },
        expect: { _id: 1, a: 1, b: 2 },
        modified: 1,
    },
    {
        name: '$set keeps the place',
        doc: { _id: 1, a: 1, b: 2 },
        update: { $set: { a: 9 } },
        expect: { _id: 1, a: 9, b: 2 },
    },
    {
        name: '$set adds fields in the order of their names',
        doc: one,
        update: { $set: { c: 3, a: 1 }, $inc: { b: 2 } },
        expect: { _id: 1, a: 1, b: 2, c: 3 },
    },
    {
        name: '$set of the same value modifies nothing',
        doc: { _id: 1, a: 1 },
        update: { $set: { a: 1 } },
        modified: 0,
        expect: { _id: 1, a: 1 },
    },
    {
        name: '$set of the same number in another type modifies',
        doc: { _id: 1, a: 1 },
        update: { $set: { a: F(1) } },
        modified: 1,
        expect: { _id: 1, a: F(1) },
    },
    {
        name: '$set makes missing parents',
        doc: one,
        update: { $set: { 'a.b.c': 1 } },
        expect: { _id: 1, a: { b: { c: 1 } } },
    },
    {
        name: '$set with a number makes a document',
        doc: one,
        update: { $set: { 'a.0': 1 } },
        expect: { _id: 1, a: { 0: 1 } },
    },
    {
        name: '$set of an array element',
        doc: { _id: 1, a: [1, 2] },
        update: { $set: { 'a.1': 9 } },
        expect: { _id: 1, a: [1, 9] },
    },
    {
        name: '$set behind the end fills with null',
        doc: { _id: 1, a: [1] },
        update: { $set: { 'a.3': 9 } },
        expect: { _id: 1, a: [1, null, null, 9] },
    },
    {
        name: '$set in an element',
        doc: { _id: 1, a: [{ x: 1 }] },
        update: { $set: { 'a.0.y': 2 } },
        expect: { _id: 1, a: [{ x: 1, y: 2 }] },
    },
    {
        name: '$set a document replaces it',
        doc: { _id: 1, a: { x: 1 } },
        update: { $set: { a: { y: 2 } } },
        expect: { _id: 1, a: { y: 2 } },
    },
    { name: '$set through a scalar', doc: { _id: 1, a: 1 }, update: { $set: { 'a.b': 1 } }, error: 28 },
    { name: '$set through null', doc: { _id: 1, a: null }, update: { $set: { 'a.b': 1 } }, error: 28 },
    { name: '$set a field of an array', doc: { _id: 1, a: [1] }, update: { $set: { 'a.b': 1 } }, error: 28 },
    { name: '$set _id', doc: one, update: { $set: { _id: 2 } }, error: 66 },
    { name: '$set the same _id', doc: one, update: { $set: { _id: 1, a: 1 } }, expect: { _id: 1, a: 1 } },
    { name: '$set inside _id', doc: { _id: { a: 1 } }, update: { $set: { '_id.a': 2 } }, error: 66 },
    { name: '$unset _id', doc: one, update: { $unset: { _id: 1 } }, error: 66 },
    { name: '$set an empty path', doc: one, update: { $set: { '': 1 } }, error: 56 },
    { name: '$set a path with an empty part', doc: one, update: { $set: { 'a..b': 1 } }, error: 56 },
    { name: '$set of nothing', doc: one, update: { $set: {} }, modified: 0, expect: one },
    { name: '$set needs a document', doc: one, update: { $set: 1 }, error: 9 },
    { name: 'unknown operator', doc: one, update: { $foo: { a: 1 } }, error: 9 },
    { name: '$unset', doc: { _id: 1, a: 1, b: 2 }, update: { $unset: { a: '' } }, expect: { _id: 1, b: 2 }, modified: 1 },
    { name: '$unset a missing field', doc: one, update: { $unset: { a: 1 } }, modified: 0, expect: one },
    {
        name: '$unset an inner field',
        doc: { _id: 1, a: { b: 1, c: 2 } },
        update: { $unset: { 'a.b': 1 } },
        expect: { _id: 1, a: { c: 2 } },
    },
    {
        name: '$unset an element leaves null',
        doc: { _id: 1, a: [1, 2] },
        update: { $unset: { 'a.0': 1 } },
        expect: { _id: 1, a: [null, 2] },
    },
    {
        name: '$unset through a scalar',
        doc: { _id: 1, a: 1 },
        update: { $unset: { 'a.b': 1 } },
        modified: 0,
        expect: { _id: 1, a: 1 },
    },
    // conflicts
    { name: 'conflict of parent and child', doc: one, update: { $set: { 'a.b': 1 }, $unset: { a: 1 } }, error: 40 },
    { name: 'conflict of two operators', doc: one, update: { $set: { a: 1 }, $inc: { a: 1 } }, error: 40 },
    {
        name: 'conflict with a rename target',
        doc: { _id: 1, a: 1 },
        update: { $rename: { a: 'b' }, $set: { b: 1 } },
        error: 40,
    },
    {
        name: 'no conflict of neighbours',
        doc: one,
        update: { $set: { 'a.b': 1, 'a.c': 2 } },
        expect: { _id: 1, a: { b: 1, c: 2 } },
    },
];
//# sourceMappingURL=update-fields.js.map