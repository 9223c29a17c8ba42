import type { InputOf } from '@diwan/contracts/http/endpoint';
import { ProofSentV1 } from '@diwan/contracts/money/payment-proofs/events';
import type { OwnProof, sendProof } from '@diwan/contracts/money/payment-proofs/own.http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { Outbox } from '@diwan/service-kit/events/outbox';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import type { UploadedFile } from '@diwan/service-kit/http/multipart';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { KeepProofFile } from './keep-proof-file.js';
import { toOwnProof } from './payment-proof.presenter.js';
import { PaymentProofRepository } from './payment-proof.repository.js';
import type { PaymentProofRecord } from './payment-proof.schema.js';
import { type Asked, Proven, type ProvenKind } from './proven.js';

/** More than anybody sends for one thing before the firm has looked. */
const MOST_WAITING = 10;

type Said = InputOf<typeof sendProof>['body'];

/** Takes a client's proof of payment in (BILL-18). Sent again, after a time-out or by a second tap, it is the same proof. */
@Injectable()
export class SendProof {
  constructor(
    private readonly proofs: PaymentProofRepository,
    private readonly proven: Proven,
    private readonly keepProofFile: KeepProofFile,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Throws NOT_FOUND, FORBIDDEN for delegates, CONFLICT (nothing is left to pay), VALIDATION for a day to come, TOO_MANY_REQUESTS, and what
   * the file is refused for.
   */
  async run(
    caller: SignedInCaller,
    { kind, id }: { kind: ProvenKind; id: string },
    said: Said,
    file: UploadedFile,
  ): Promise<OwnProof> {
    const asked = await this.wanted(caller, kind, id, said).catch((fault: unknown) => {
      // Read to its end, so that the answer arrives.
      file.stream.on('error', () => {}).resume();
      throw fault;
    });
    const received = await this.keepProofFile.receive(file);
    const sameFile = `${id}:${received.sha256}`;
    const known = await this.proofs.sent(sameFile);
    if (known) return toOwnProof(known);
    if (!asked.isOpen) throw new DomainError('CONFLICT');
    if ((await this.proofs.waitingOn(kind, id)) >= MOST_WAITING) throw new DomainError('TOO_MANY_REQUESTS');
    const stored = await this.keepProofFile.keep(caller.personId, received);
    const { fileName, type } = received;
    return this.write(caller, asked, said, { ...stored, fileName, mime: type.mime, sameFile }).catch(
      async (fault: unknown) => {
        await this.keepProofFile.drop(stored.objectKey).catch(() => {});
        const first = isDuplicateKey(fault) ? await this.proofs.sent(sameFile) : null;
        if (!first) throw fault;
        return toOwnProof(first);
      },
    );
  }

  private async wanted(caller: SignedInCaller, kind: ProvenKind, id: string, { paidOn }: Said) {
    const asked = await this.proven.own(caller, kind, id);
    if (paidOn > beirutDate(this.clock.now()))
      throw new DomainError('VALIDATION', { fieldErrors: { paidOn: 'too_large' } });
    return asked;
  }

  private write(
    caller: SignedInCaller,
    { clientId, caseId, by }: Asked,
    { amountMinor, currency, method, paidOn, reference, note }: Said,
    file: Pick<PaymentProofRecord, 'objectKey' | 'fileSize' | 'fileName' | 'mime' | 'sameFile'>,
  ): Promise<OwnProof> {
    const undecided = { state: 'sent', decidedAt: null, decidedBy: null, reason: '', payment: null } as const;
    const claim = { amount: { amountMinor, currency }, method, paidOn, reference, note, sentAt: this.clock.now() };
    return this.inTransaction.run(async (session) => {
      const proof = await this.proofs.insert({ ...undecided, clientId, ...by, ...claim, ...file }, session);
      const proofId = String(proof._id);
      const entry = { action: 'payment-proof.sent', subject: 'payment-proof', subjectId: proofId, caller };
      await this.audit.record({ ...entry, after: { ...by, amount: claim.amount } }, session);
      await this.outbox.add(ProofSentV1, { proofId, clientId, caseId }, session);
      return toOwnProof(proof);
    });
  }
}
