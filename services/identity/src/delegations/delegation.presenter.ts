import type { Delegation, Mandate } from '@diwan/contracts/people/delegations/http';
import { stateOf } from './delegation.rules.js';
import type { DelegationRecord } from './delegation.schema.js';

/** A delegation as the client and staff see it. */
export function toDelegation(record: DelegationRecord, now: Date): Delegation {
  const { name, relation, phone, endedBy, version } = record;
  return { ...shared(record, now), name, relation, phone, endedAt: instant(record.endedAt), endedBy, version };
}

/** The same as the delegate sees it: nothing of the client but the name. */
export function toMandate(record: DelegationRecord, clientName: string, now: Date): Mandate {
  return { ...shared(record, now), clientName };
}

function shared(record: DelegationRecord, now: Date) {
  const { scopes, caseIds, lastDay } = record;
  return {
    id: record._id.toHexString(),
    state: stateOf(record, now),
    scopes,
    caseIds,
    lastDay,
    createdAt: record.createdAt.toISOString(),
    acceptedAt: instant(record.acceptedAt),
  };
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;
