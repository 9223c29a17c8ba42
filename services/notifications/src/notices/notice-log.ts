import { documentFacts } from '@diwan/contracts/matters/documents/questions';
import type { Notice } from '@diwan/contracts/messages/notices/http';
import { findClientIds } from '@diwan/contracts/people/clients/questions';
import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { DomainError } from '@diwan/service-kit/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/endpoint';
import { RpcClient } from '@diwan/service-kit/rpc';
import { Injectable } from '@nestjs/common';
import type * as z from 'zod/mini';
import { KINDS } from '../derived/kinds.js';
import type { NoticeRecord } from './notice.schema.js';

/** Documents of one notice that are named. */
const NAMED = 3;

const aboutOf = ({ family, facts }: NoticeRecord) => KINDS[family].about(facts);
const documentsOf = (notice: NoticeRecord) => aboutOf(notice).documents ?? [];

/** Says of notices whom they go to and what they are about (NOT-05): asked when somebody reads, kept nowhere. */
@Injectable()
export class NoticeLog {
  constructor(private readonly rpc: RpcClient) {}

  /** Clients by beginnings of their name. Throws UNAVAILABLE when identity does not answer. */
  clients(search: string): Promise<string[]> {
    return this.rpc.ask(findClientIds, { search });
  }

  /** Rows as staff read them. Nobody and nothing is named while the service that knows does not answer. */
  async describe(notices: readonly NoticeRecord[], caller: SignedInCaller): Promise<z.infer<typeof Notice>[]> {
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
      const person = personOf.get(notice.personId ?? '');
      const about = aboutOf(notice);
      const shared = about.documents ?? [];
      const { family, personId, channel, language, state, reason, attempts } = notice;
      return {
        id: String(notice._id),
        family,
        personId,
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
