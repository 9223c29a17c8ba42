/** A reply without a cursor. */
export function fields(document = {}) {
    return { fields: document };
}
//# sourceMappingURL=command.js.map