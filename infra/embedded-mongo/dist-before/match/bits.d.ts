import { type Value } from '../values/bson.js';
import type { ValueTest } from '../values/path.js';
/** `$bitsAllSet`, `$bitsAnySet`, `$bitsAllClear`, `$bitsAnyClear` over integers and binary data. */
export declare function bitsTest(operator: string, mask: Value): ValueTest;
