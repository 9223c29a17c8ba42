import type { BilledCase } from '@diwan/contracts/matters/cases/questions';
import type { FundRequest } from '@diwan/contracts/money/fund-requests/http';
import type { Types } from 'mongoose';
import type { FundRequestRecord } from './fund-request.schema.js';

/** What a client writes on the transfer, by which the deposit is found on the bank's statement. */
export const referenceOf = (id: Types.ObjectId): string => `DEP-${String(id).slice(-8).toUpperCase()}`;

/** A request as staff see it. */
export function toFundRequest(
  record: FundRequestRecord,
  names: ReadonlyMap<string, string>,
  cases: ReadonlyMap<string, BilledCase>,
): FundRequest {
  const { _id, state, clientId, caseId, amount, receivedMinor, dueDay, words, askedBy, askedAt, reason } = record;
  const known = caseId === null ? undefined : cases.get(caseId);
  return {
    ...{ id: String(_id), state, caseId, receivedMinor, dueDay, words, reason, reference: referenceOf(_id) },
    client: { id: clientId, name: names.get(clientId) ?? '' },
    legalCase: known ? { id: known.id, title: known.title, caseNumber: known.caseNumber } : null,
    amount: { amountMinor: amount.amountMinor, currency: amount.currency },
    askedByName: names.get(askedBy) ?? '',
    askedAt: askedAt.toISOString(),
  };
}
