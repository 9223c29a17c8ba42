/** Where a record came from: with the product, replaced by newer versions of it, or from the firm, left alone. */
export type Origin = 'shipped' | 'firm';
