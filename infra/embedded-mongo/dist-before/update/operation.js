/** Returned by an operation to remove the field. */
export const REMOVED = Symbol('removed');
//# sourceMappingURL=operation.js.map