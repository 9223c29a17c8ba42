import type { InputOf } from '@diwan/contracts/http/endpoint';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import type { LegalFact } from '@diwan/contracts/site/facts/fact';
import type { changeFact, createFact } from '@diwan/contracts/site/facts/http';
import { Clock } from '@diwan/service-kit/app/clock';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { PageUses } from '../pages/page-uses.js';
import { RefreshPages } from '../pages/refresh-pages.js';
import { ReferenceRepository } from '../references/reference.repository.js';
import type { FactRecord } from '../references/reference.schema.js';
import { changedFact, reviewedFact, UNREVIEWED, validityOf } from './fact.rules.js';

/** Staff's work on the registry of legal facts (PUB-10). Fact, audit line and all that pages derive of it are written together. */
@Injectable()
export class EditFacts {
  constructor(
    private readonly references: ReferenceRepository,
    private readonly uses: PageUses,
    private readonly refresh: RefreshPages,
    private readonly edit: VersionedEdit,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  /** The deed throws DUPLICATE when the id is taken. */
  create(body: InputOf<typeof createFact>['body'], caller: SignedInCaller): Deed<FactRecord> {
    const fact: LegalFact = { ...body, ...UNREVIEWED };
    const write = async (session: ClientSession) => {
      const record = await this.references.facts.insert(fact);
      const line = { action: 'fact.created', subject: 'fact', subjectId: fact.id, after: fact, caller };
      await this.audit.record(line, session);
      return record;
    };
    return { commit: (session) => write(session).catch(refuseTakenId) };
  }

  /** Throws NOT_FOUND, CONFLICT when somebody changed the fact meanwhile (D-129). */
  change(id: string, body: InputOf<typeof changeFact>['body'], caller: SignedInCaller): Promise<FactRecord> {
    const { version, ...change } = body;
    return this.write('fact.changed', id, version, (before) => changedFact(before, change), caller);
  }

  /** Throws NOT_FOUND, CONFLICT, and VALIDATION when the fact has expired. */
  review(id: string, version: number, caller: SignedInCaller): Promise<FactRecord> {
    const today = beirutDate(this.clock.now());
    const sign = (before: LegalFact) => {
      if (validityOf(before, today) === 'expired')
        throw new DomainError('VALIDATION', { fieldErrors: { validUntil: 'expired_fact' } });
      return reviewedFact(before, caller.name, today);
    };
    return this.write('fact.reviewed', id, version, sign, caller);
  }

  private write(
    action: string,
    id: string,
    version: number,
    next: (before: LegalFact) => LegalFact,
    caller: SignedInCaller,
  ): Promise<FactRecord> {
    return this.edit.run(
      { action, subject: 'fact', id, caller },
      {
        read: () => this.references.facts.one(id),
        change: ({ content }) => next(content),
        write: (after) => this.references.facts.replace(version, after),
        audited: ({ content: before }, after) => ({ before, after }),
        also: async () => this.refresh.run((await this.uses.find()).pagesWithFact(id)),
      },
    );
  }
}

/** The id is the only unique value of a fact or a question. */
export function refuseTakenId(fault: unknown): never {
  if (!isDuplicateKey(fault)) throw fault;
  throw new DomainError('DUPLICATE', { fieldErrors: { id: 'id_taken' }, cause: fault });
}
