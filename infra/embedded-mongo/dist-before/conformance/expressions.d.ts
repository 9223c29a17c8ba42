/** An expression on `expressionDoc`, and its value, or `MISSING`, or an error code. */
export type ExpressionCase = [expression: unknown, expected: unknown];
/** The expression has no value. */
export declare const MISSING: unique symbol;
/** An error with this code. */
export declare const fails: (code: number) => {
    fails: number;
};
/** The document the expressions see. */
export declare const expressionDoc: {
    _id: number;
    i: number;
    n: number;
    f: number;
    l: import("bson").Long;
    d: import("bson").Decimal128;
    s: string;
    ar: string;
    z: null;
    t: boolean;
    a: number[];
    docs: {
        k: string;
        v: number;
    }[];
    o: {
        p: number;
        q: {
            r: number;
        };
    };
    when: Date;
    winter: Date;
    id: import("bson").ObjectId;
};
/** Expression operators. */
export declare const expressionCases: Record<string, ExpressionCase[]>;
