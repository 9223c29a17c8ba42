import type { InputOf } from '@diwan/contracts/http/endpoint';
import { type ListView, MOST_LIST_VIEWS, type saveOwnView } from '@diwan/contracts/people/list-views/http';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import { ListViewRepository } from './list-view.repository.js';
import type { ListViewRecord } from './list-view.schema.js';

/** A person's own saved views; other people's are not found. */
@Injectable()
export class OwnListViews {
  constructor(
    private readonly views: ListViewRepository,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
  ) {}

  async list({ personId }: SignedInCaller): Promise<ListView[]> {
    return (await this.views.listOf(personId)).map(shown);
  }

  /** Throws VALIDATION when the person keeps as many as anybody may. */
  save(caller: SignedInCaller, view: InputOf<typeof saveOwnView>['body']): Promise<ListView> {
    return this.inTransaction.run(async (session) => {
      const known = await this.views.listOf(caller.personId, session);
      const isNew = !known.some(({ list, name }) => list === view.list && name === view.name);
      if (isNew && known.length >= MOST_LIST_VIEWS) {
        throw new DomainError('VALIDATION', { fieldErrors: { name: 'too_many' } });
      }
      const saved = await this.views.save(caller.personId, view, session);
      await this.audit.record(line('list-view.saved', caller), session);
      return shown(saved);
    });
  }

  /** Throws NOT_FOUND. */
  async forget(caller: SignedInCaller, id: string): Promise<void> {
    await this.inTransaction.run(async (session) => {
      if (!(await this.views.forget(caller.personId, id, session))) throw new DomainError('NOT_FOUND');
      await this.audit.record(line('list-view.forgotten', caller), session);
    });
  }
}

const shown = ({ _id, list, name, query }: ListViewRecord): ListView => ({ id: String(_id), list, name, query });

const line = (action: string, caller: SignedInCaller) => ({
  action,
  subject: 'person',
  subjectId: caller.personId,
  caller,
});
