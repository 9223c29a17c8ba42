/** A collection with a unique index on `email`. */
export async function people(db) {
    const c = db.collection('people');
    await c.createIndex({ email: 1 }, { unique: true });
    return c;
}
/** The code work fails with. */
export async function codeOf(work) {
    try {
        await work;
        return 'no error';
    }
    catch (error) {
        return error.code;
    }
}
/** The `_id`s of a collection, in order. */
export async function ids(c, filter = {}) {
    const docs = await c.find(filter).sort({ _id: 1 }).project({ _id: 1 }).toArray();
    return docs.map((d) => d._id);
}
//# sourceMappingURL=collections.js.map