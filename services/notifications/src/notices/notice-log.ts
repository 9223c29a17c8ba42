import { documentFacts } from '@diwan/contracts/matters/documents/questions';
import type { Notice } from '@diwan/contracts/messages/notices/http';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { type Page, pageOf } from '@diwan/service-kit/store/page-of';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, trusted } from 'mongoose';
import type * as z from 'zod/mini';
import { KINDS } from '../derived/kinds.js';
import type { Family } from '../kinds/notice-kind.js';
import { HiddenNotices, isOfACase } from './hidden-notices.js';
import type { NoticeState } from './notice.machine.js';
import type { NoticeRecord } from './notice.schema.js';

/** What of the delivery log is looked at. */
export interface LogQuery {
  page: number;
  limit: number;
  state?: NoticeState | 'delivered' | 'read' | undefined;
  family?: Family | undefined;
}

type Row = z.infer<typeof Notice>;

/** Documents of one notice that are named. */
const NAMED = 3;

const aboutOf = ({ family, facts }: NoticeRecord) => KINDS[family].about(facts);
const documentsOf = (notice: NoticeRecord) => aboutOf(notice).documents ?? [];

/** Says of notices whom they go to and what they are about (NOT-05): asked when somebody reads, kept nowhere. */
@Injectable()
export class NoticeLog {
  constructor(
    @InjectModel('Notice') private readonly notices: Model<NoticeRecord>,
    private readonly hidden: HiddenNotices,
    private readonly rpc: RpcClient,
  ) {}

  /**
   * One page of the delivery log, newest first, with the number of all, without what the caller is kept away from (SEC-04). While nobody can
   * say what that is, nobody is looked for (UNAVAILABLE), and what is about a case names nobody.
   */
  async read(
    { search, personId, ...query }: LogQuery & { search?: string | undefined; personId?: string | undefined },
    caller: SignedInCaller,
  ): Promise<Page<Row>> {
    const hidden = await this.hidden.from(caller.personId);
    if ((search || personId) && hidden === null) throw new DomainError('UNAVAILABLE');
    const found = search ? await this.rpc.ask(findClientIds, { search }) : undefined;
    const personIds = personId ? [personId].filter((id) => found?.includes(id) ?? true) : found;
    const rows = await this.page({ ...query, personIds }, hidden ?? []);
    return { ...rows, items: await this.describe(rows.items, caller, hidden !== null) };
  }

  private page(
    { page, limit, state, family, personIds }: LogQuery & { personIds?: readonly string[] | undefined },
    hidden: readonly string[],
  ): Promise<Page<NoticeRecord>> {
    const progress =
      state === 'delivered' || state === 'read' ? ({ state: 'sent', deliveryStatus: state } as const) : { state };
    const filter = {
      ...(state && progress),
      ...(family && { family }),
      ...(personIds && { personId: trusted({ $in: [...personIds] }) }),
      ...HiddenNotices.without(hidden),
    };
    return pageOf(this.notices, filter, { sort: { createdAt: -1, _id: -1 }, page, limit });
  }

  /**
   * Rows as staff read them. Nobody and nothing is named while the service that knows does not answer. `wallsKnown`: that none of them is
   * behind a wall is certain.
   */
  async describe(notices: readonly NoticeRecord[], caller: SignedInCaller, wallsKnown: boolean): Promise<Row[]> {
    const personIds = [...new Set(notices.flatMap(({ personId }) => personId ?? []))];
    const documentIds = [
      ...new Set(notices.flatMap((notice) => documentsOf(notice).slice(0, NAMED)).map(({ documentId }) => documentId)),
    ];
    // Who sees every case sees what is highly confidential in it (SEC-04).
    const high = caller.roles.includes('owner') || caller.roles.includes('admin');
    const [people, documents] = await Promise.all([
      personIds.length > 0 ? known(this.rpc.ask(namesOfPeople, { ids: personIds })) : [],
      documentIds.length > 0 ? known(this.rpc.ask(documentFacts, { ids: documentIds, high })) : [],
    ]);
    const personOf = new Map(people.map((person) => [person.id, person]));
    const documentOf = new Map(documents.map((document) => [document.id, document]));
    return notices.map((notice) => {
      const isNamed = wallsKnown || !isOfACase(notice);
      const person = isNamed ? personOf.get(notice.personId ?? '') : undefined;
      const about = isNamed ? aboutOf(notice) : {};
      const shared = about.documents ?? [];
      const { family, channel, language, state, reason, attempts } = notice;
      return {
        id: String(notice._id),
        family,
        personId: isNamed ? notice.personId : null,
        name: person?.name ?? null,
        isClient: person?.isClient ?? false,
        documents: shared
          .slice(0, NAMED)
          .map(({ documentId: id }) => ({ id, title: documentOf.get(id)?.title ?? null })),
        documentCount: shared.length,
        caseId: about.caseId ?? null,
        caseNumber: documentOf.get(shared[0]?.documentId ?? '')?.caseNumber ?? null,
        reference: about.reference ?? null,
        channel,
        language,
        state,
        reason,
        attempts,
        deliveredAt: notice.deliveredAt?.toISOString() ?? null,
        readAt: notice.readAt?.toISOString() ?? null,
        createdAt: notice.createdAt.toISOString(),
        updatedAt: notice.updatedAt.toISOString(),
      };
    });
  }
}

/** What was answered; nothing while the other service is away, for the log can be read all the same. */
async function known<Row>(answer: Promise<Row[]>): Promise<Row[]> {
  try {
    return await answer;
  } catch (fault) {
    if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return [];
    throw fault;
  }
}
