import type { DataCopy } from '@diwan/contracts/people/data-copies/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { PersonRepository } from '../persons/person.repository.js';
import { DataCopyRepository } from './data-copy.repository.js';
import type { DataCopyRecord } from './data-copy.schema.js';
import { coverPage, fileNameOf, readablePage } from './readable-page.js';
import { type ZipEntry, zipOf } from './zip.js';

/** Copies of people's own data: asked for, looked at and downloaded by the person alone (PORT-08). */
@Injectable()
export class DataCopies {
  constructor(
    private readonly copies: DataCopyRepository,
    private readonly people: PersonRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  async own({ personId }: SignedInCaller): Promise<DataCopy[]> {
    return (await this.copies.ofPerson(personId)).map(toDataCopy);
  }

  /** The deed throws CONFLICT while one is gathered. */
  async ask(caller: SignedInCaller): Promise<Deed<DataCopy>> {
    const now = this.clock.now();
    const person = await this.people.findById(caller.personId);
    if (person === null) throw new DomainError('SIGN_IN_REQUIRED');
    return {
      commit: async (session) => {
        const copy = await this.copies.insert(caller.personId, person.language, now, session).catch(refuseSecond);
        const subject = { subject: 'person', subjectId: caller.personId };
        await this.audit.record({ action: 'data-copy.asked', ...subject, caller }, session);
        return toDataCopy(copy);
      },
    };
  }

  /** The archive; each time it is taken stands in the audit log. Throws NOT_FOUND for what is not theirs, not ready or over. */
  async archive(caller: SignedInCaller, id: string): Promise<Buffer> {
    const copy = await this.copies.one(caller.personId, id);
    const now = this.clock.now();
    if (copy?.state !== 'ready' || copy.until === null || copy.until <= now) throw new DomainError('NOT_FOUND');
    const bytes = await zipOf(this.entries(copy), copy.askedAt);
    const subject = { subject: 'person', subjectId: caller.personId };
    await this.inTransaction.run((session) =>
      this.audit.record({ action: 'data-copy.downloaded', ...subject, caller }, session),
    );
    return bytes;
  }

  private async *entries(copy: DataCopyRecord): AsyncGenerator<ZipEntry> {
    const { parts, language, askedAt } = copy;
    yield { name: 'index.html', bytes: Buffer.from(coverPage(parts, askedAt, language)) };
    for (const [at, { part }] of parts.entries()) {
      const rows = await this.copies.rowsOf(copy, part);
      const name = fileNameOf(part, at);
      yield { name: `${name}.json`, bytes: Buffer.from(JSON.stringify(rows, null, 2)) };
      yield { name: `${name}.html`, bytes: Buffer.from(readablePage(part, rows, language)) };
    }
  }
}

/** One is gathered at a time. */
function refuseSecond(fault: unknown): never {
  throw isDuplicateKey(fault) ? new DomainError('CONFLICT', { cause: fault }) : fault;
}

/** A copy as its person sees it. */
const toDataCopy = ({ _id, state, askedAt, until, parts }: DataCopyRecord): DataCopy => ({
  id: _id.toHexString(),
  state,
  askedAt: askedAt.toISOString(),
  until: until?.toISOString() ?? null,
  parts: parts.map(({ part, done, rows }) => ({ part, done, rows })),
});
