import { ofThisSpec } from './hand-over.mjs';

/** What `@jest/globals` is for one importing file; see hooks.mjs. */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = ofThisSpec;
