import type { FundMovement } from '@diwan/contracts/money/client-funds/http';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import type { FundMovementRecord } from './fund-movement.schema.js';

type Seen = Pick<FundMovementRecord, 'clientId' | 'caseId' | 'recordedBy'>;

/** Shows movements of client money to staff. */
@Injectable()
export class FundViews {
  constructor(
    private readonly people: People,
    private readonly billedCases: BilledCases,
  ) {}

  /** Asks for the names that some movements need; what it answers asks nobody any more, so that transactions may use it. */
  async presenter(
    caller: SignedInCaller,
    records: readonly Seen[],
  ): Promise<(record: FundMovementRecord) => FundMovement> {
    const [names, cases] = await Promise.all([
      this.people.namesOf(records.flatMap(({ clientId, recordedBy }) => [clientId, recordedBy])),
      this.billedCases.named(
        caller,
        records.map(({ caseId }) => caseId),
      ),
    ]);
    return (record) => {
      const legalCase = record.caseId === null ? undefined : cases.get(record.caseId);
      return {
        id: String(record._id),
        number: record.number,
        kind: record.kind,
        client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
        legalCase: legalCase ? { id: legalCase.id, title: legalCase.title, caseNumber: legalCase.caseNumber } : null,
        amount: { amountMinor: record.amount.amountMinor, currency: record.amount.currency },
        balanceAfterMinor: record.balanceAfterMinor,
        method: record.method,
        invoice: record.invoice && { id: record.invoice.id, number: record.invoice.number },
        day: record.day,
        reference: record.reference,
        notes: record.notes,
        recordedByName: names.get(record.recordedBy) ?? '',
        recordedAt: record.recordedAt.toISOString(),
        ...reversalOf(record),
      };
    };
  }
}

/** What a movement reverses, and what it was reversed by. */
const reversalOf = ({ reverses, reversedBy }: FundMovementRecord): Pick<FundMovement, 'reverses' | 'reversedBy'> => ({
  reverses: reverses ? { number: reverses.number, kind: reverses.kind, reason: reverses.reason } : null,
  reversedBy: reversedBy ? { number: reversedBy.number } : null,
});
