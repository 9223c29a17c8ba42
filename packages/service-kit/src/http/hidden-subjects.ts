import type { SignedInCaller } from './endpoint.js';

/** Under this token a service says which of its records somebody is kept away from, though their role reads the audit log. */
export const HIDDEN_SUBJECTS = Symbol('HIDDEN_SUBJECTS');

/** Ids of records whose lines of the audit log are not for the caller (SEC-04). A service without the token hides none. */
export interface HiddenSubjects {
  from(caller: SignedInCaller): Promise<readonly string[]>;
}
