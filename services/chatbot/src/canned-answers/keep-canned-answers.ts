import type { InputOf } from '@diwan/contracts/http/endpoint';
import type {
  CannedAnswer,
  CannedAnswerFields,
  changeCannedAnswer,
} from '@diwan/contracts/messages/canned-answers/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { CannedAnswerRepository, MOST_ANSWERS } from './canned-answer.repository.js';
import type { CannedAnswerRecord } from './canned-answer.schema.js';

/** An answer as staff read it. */
const shown = ({ _id, title, text, version }: CannedAnswerRecord): CannedAnswer => ({
  ...{ id: String(_id), title, text, version },
});

/** Answers that staff keep for each other. Each change is in the audit log: what stands there goes out in the name of many. */
@Injectable()
export class KeepCannedAnswers {
  constructor(
    private readonly answers: CannedAnswerRepository,
    private readonly versionedEdit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async list(): Promise<CannedAnswer[]> {
    return (await this.answers.all()).map(shown);
  }

  /** Throws CONFLICT when there are more than anybody looks through. */
  add(caller: SignedInCaller, fields: CannedAnswerFields): Deed<CannedAnswer> {
    return {
      commit: async (session) => {
        if ((await this.answers.all(session)).length >= MOST_ANSWERS) throw new DomainError('CONFLICT');
        const added = await this.answers.insert({ ...fields, createdAt: this.clock.now() }, session);
        const line = { action: 'canned-answer.added', subject: 'canned-answer', subjectId: String(added._id), caller };
        await this.audit.record({ ...line, after: fields }, session);
        return shown(added);
      },
    };
  }

  /** Throws NOT_FOUND, CONFLICT. */
  async change(
    caller: SignedInCaller,
    { params: { id }, body }: InputOf<typeof changeCannedAnswer>,
  ): Promise<CannedAnswer> {
    const edited = { action: 'canned-answer.changed', subject: 'canned-answer', id, caller };
    const written = await this.versionedEdit.run(edited, {
      read: (session) => this.answers.one(id, session),
      change: () => body.fields,
      write: (change, _, session) => this.answers.change(id, body.version, change, session),
    });
    return shown(written);
  }

  /** Throws NOT_FOUND. */
  async remove(caller: SignedInCaller, id: string): Promise<void> {
    await this.inTransaction.run(async (session) => {
      const removed = await this.answers.remove(id, session);
      if (!removed) throw new DomainError('NOT_FOUND');
      const { title, text } = removed;
      const line = { action: 'canned-answer.removed', subject: 'canned-answer', subjectId: id, caller };
      await this.audit.record({ ...line, before: { title, text } }, session);
    });
  }
}
