import type { InputOf } from '@diwan/contracts/http/endpoint';
import { DEFAULT_CATEGORY } from '@diwan/contracts/site/categories/category';
import type { archiveCategory, changeCategory, createCategory } from '@diwan/contracts/site/categories/editing.http';
import { CATEGORIES } from '@diwan/contracts/site/changes/subjects';
import { AuditLog } from '@diwan/service-kit/audit/audit';
import type { Deed } from '@diwan/service-kit/deeds/deed';
import { VersionedEdit } from '@diwan/service-kit/deeds/versioned-edit';
import { DomainError, isDuplicateKey } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { InTransaction } from '@diwan/service-kit/store/database';
import { Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { ContentChanges } from '../changes/content-changes.js';
import { type NewOrder, requireSeenOrder } from '../ordering.rules.js';
import { type CategoryChange, CategoryRepository } from './category.repository.js';
import { isTakenId, placeAtEnd, takenNames } from './category.rules.js';
import type { CategoryRecord } from './category.schema.js';

type Body<E> = InputOf<E>['body'];

/** Staff's work on the categories of news (NEWS-06). Category and audit line are written together. */
@Injectable()
export class EditCategories {
  constructor(
    private readonly categories: CategoryRepository,
    private readonly edit: VersionedEdit,
    private readonly inTransaction: InTransaction,
    private readonly audit: AuditLog,
    private readonly changes: ContentChanges,
  ) {}

  /** The deed throws DUPLICATE when the id or a name is taken. */
  create(body: Body<typeof createCategory>, caller: SignedInCaller): Deed<CategoryRecord> {
    const { id, name, area } = body;
    const write = async (session: ClientSession) => {
      const stored = await this.categories.all();
      if (isTakenId(id, stored)) throw duplicate({ id: 'id_taken' });
      refuseTakenNames(id, name, stored);
      const record = await this.categories.insert({ _id: id, name, area, position: placeAtEnd(stored) });
      const line = { action: 'category.created', subject: 'category', subjectId: id, after: body, caller };
      await this.audit.record(line, session);
      await this.changes.note([CATEGORIES]);
      return record;
    };
    return {
      commit: (session) =>
        write(session).catch((fault: unknown) => {
          // Two people at the same moment.
          throw isDuplicateKey(fault) ? duplicate({ id: 'id_taken' }, fault) : fault;
        }),
    };
  }

  /** Throws NOT_FOUND, CONFLICT when somebody changed the category meanwhile (D-129), DUPLICATE when another has the name. */
  change(id: string, body: Body<typeof changeCategory>, caller: SignedInCaller): Promise<CategoryRecord> {
    const { version, ...fields } = body;
    return this.write('category.changed', id, version, caller, (stored) => {
      refuseTakenNames(id, fields.name, stored);
      return fields;
    });
  }

  /** Throws NOT_FOUND, CONFLICT, and VALIDATION for the default category, which articles fall back on. */
  async archive(id: string, body: Body<typeof archiveCategory>, caller: SignedInCaller): Promise<CategoryRecord> {
    const { archived, version } = body;
    if (archived && id === DEFAULT_CATEGORY)
      throw new DomainError('VALIDATION', { fieldErrors: { archived: 'default_category' } });
    if (archived) return this.write('category.archived', id, version, caller, () => ({ archived }));
    const restore = (stored: readonly CategoryRecord[]) => ({ archived, position: placeAtEnd(stored) });
    return this.write('category.restored', id, version, caller, restore);
  }

  /** Orders the categories that are not archived. Throws CONFLICT as `requireSeenOrder` says. */
  order(order: NewOrder, caller: SignedInCaller): Promise<CategoryRecord[]> {
    const { ids } = order;
    return this.inTransaction.run(async (session) => {
      const before = (await this.categories.offered()).map(({ _id }) => _id);
      requireSeenOrder(before, order);
      for (const [place, id] of ids.entries()) await this.categories.setPosition(id, place);
      await this.audit.record(
        { action: 'categories.ordered', subject: 'categories', subjectId: 'order', before, after: ids, caller },
        session,
      );
      await this.changes.note([CATEGORIES]);
      return this.categories.all();
    });
  }

  private write(
    action: string,
    id: string,
    version: number,
    caller: SignedInCaller,
    changeOf: (stored: readonly CategoryRecord[]) => CategoryChange,
  ): Promise<CategoryRecord> {
    return this.edit.run(
      { action, subject: 'category', id, caller },
      {
        read: async () => (await this.categories.byId()).get(id) ?? null,
        change: async () => changeOf(await this.categories.all()),
        write: (change) => this.categories.change(id, version, change),
        also: () => this.changes.note([CATEGORIES]),
      },
    );
  }
}

function refuseTakenNames(id: string, name: CategoryRecord['name'], stored: readonly CategoryRecord[]): void {
  const fieldErrors = takenNames(id, name, stored);
  if (Object.keys(fieldErrors).length > 0) throw duplicate(fieldErrors);
}

const duplicate = (fieldErrors: Record<string, string>, cause?: unknown): DomainError =>
  new DomainError('DUPLICATE', { fieldErrors, cause });
