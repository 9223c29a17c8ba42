/** Gives out record ids in ascending order; shared by all versions of a collection's definition. */
export class RecordIds {
    last;
    constructor(last) {
        this.last = last;
    }
    next() {
        return ++this.last;
    }
}
//# sourceMappingURL=definitions.js.map