import type { CaseRecord } from './case.schema.js';

/** Clients who read a case and are told of it: all of its clients but those who are kept away from it. The main one comes first. */
export const readersOf = ({ clientIds, walledOff }: Pick<CaseRecord, 'clientIds' | 'walledOff'>): string[] =>
  clientIds.filter((id) => !walledOff.includes(id));
