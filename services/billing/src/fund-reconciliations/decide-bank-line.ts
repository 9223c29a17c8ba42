import { sum } from '@diwan/contracts/money/amounts/rounding';
import { signedMinor } from '@diwan/contracts/money/client-funds/signed';
import type { BankLineState } from '@diwan/contracts/money/fund-reconciliations/bank-lines.http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Move } from '@diwan/service-kit/deeds/machine';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { FundMovementRepository } from '../client-funds/fund-movement.repository.js';
import { EXPLAIN, REOPEN, TIE } from './bank-line.machine.js';
import { BankLineRepository } from './bank-line.repository.js';
import type { BankLineRecord } from './bank-line.schema.js';

interface Said {
  movementIds?: readonly string[];
  reason?: string;
}

/** Says by hand of a line of the bank what the amounts, days and references do not tell (BILL-10). */
@Injectable()
export class DecideBankLine {
  constructor(
    private readonly bankLines: BankLineRepository,
    private readonly movements: FundMovementRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  /** Throws NOT_FOUND (no such line, or movement in its currency), VALIDATION (another sum), CONFLICT (either is decided). */
  async tie(caller: SignedInCaller, id: string, wanted: readonly string[]): Promise<void> {
    const line = await this.line(id);
    const movementIds = [...new Set(wanted)];
    const found = await this.movements.some(movementIds);
    const isMeant =
      found.length === movementIds.length && found.every(({ amount }) => amount.currency === line.currency);
    if (!isMeant) throw new DomainError('NOT_FOUND');
    if (sum(found.map(signedMinor)) !== line.amountMinor)
      throw new DomainError('VALIDATION', { fieldErrors: { movementIds: 'sum_differs' } });
    await this.decide(caller, id, 'bank-line.tied', TIE, { movementIds });
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async explain(caller: SignedInCaller, id: string, reason: string): Promise<void> {
    await this.line(id);
    await this.decide(caller, id, 'bank-line.explained', EXPLAIN, { reason });
  }

  /** Throws NOT_FOUND, CONFLICT (nothing was said of it). */
  async reopen(caller: SignedInCaller, id: string): Promise<void> {
    const { movementIds, reason } = await this.line(id);
    await this.decide(caller, id, 'bank-line.reopened', REOPEN, {}, { movementIds, reason });
  }

  private async line(id: string): Promise<BankLineRecord> {
    const line = await this.bankLines.one(id);
    if (!line) throw new DomainError('NOT_FOUND');
    return line;
  }

  private decide(
    caller: SignedInCaller,
    id: string,
    action: string,
    move: Move<BankLineState, BankLineState>,
    said: Said,
    before?: object,
  ): Promise<void> {
    return this.inTransaction
      .run(async (session) => {
        if (!(await this.bankLines.decide(id, move, said, session))) throw new DomainError('CONFLICT');
        const entry = { action, subject: 'bank-line', subjectId: id, caller };
        await this.audit.record({ ...entry, ...(before && { before }), after: said }, session);
      })
      .catch((fault: unknown) => {
        throw isDuplicateKey(fault) ? new DomainError('CONFLICT') : fault;
      });
  }
}
