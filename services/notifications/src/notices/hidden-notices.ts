import { walledSubjects } from '@diwan/contracts/matters/walls/questions';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import { RpcClient } from '@diwan/service-kit/rpc/rpc';
import { Injectable } from '@nestjs/common';
import { type QueryFilter, trusted } from 'mongoose';
import type { NoticeRecord } from './notice.schema.js';

/** Facts that say to which case a notice belongs, or which cases: their ids, or that of a request within one. */
const OF_A_CASE = ['caseId', 'caseIds', 'requestId'] as const;

const subjectsOf = ({ facts }: Pick<NoticeRecord, 'facts'>): string[] =>
  OF_A_CASE.flatMap((name) => (facts as Partial<Record<string, string | string[]>> | null)?.[name] ?? []);

/** Whether a notice is about a case, or about something within one. */
export const isOfACase = (notice: NoticeRecord): boolean => subjectsOf(notice).length > 0;

/** What of the delivery log somebody is kept away from by walls around cases, whatever their role (SEC-04). */
@Injectable()
export class HiddenNotices {
  constructor(private readonly rpc: RpcClient) {}

  /** Cases and records of them that are not for a person; null while the service of cases cannot say. */
  async from(personId: string): Promise<readonly string[] | null> {
    try {
      return await this.rpc.ask(walledSubjects, { personId });
    } catch (fault) {
      if (fault instanceof DomainError && fault.code === 'UNAVAILABLE') return null;
      throw fault;
    }
  }

  /** Leaves out what is about any of them. */
  static without(hidden: readonly string[]): QueryFilter<NoticeRecord> {
    if (hidden.length === 0) return {};
    // All have a time: the index of the list serves it, and leaves out what is hidden while it goes along.
    return {
      createdAt: trusted({ $gt: new Date(0) }),
      $nor: OF_A_CASE.map((name) => ({ [`facts.${name}`]: trusted({ $in: [...hidden] }) })),
    };
  }

  static hides(hidden: readonly string[], notice: NoticeRecord): boolean {
    return subjectsOf(notice).some((id) => hidden.includes(id));
  }
}
