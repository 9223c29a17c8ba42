import type { BillQuestion } from '@diwan/contracts/money/bill-questions/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { BilledCases } from '../legal-cases/billed-cases.js';
import { toBillQuestion } from './bill-question.presenter.js';
import { BillQuestionRepository } from './bill-question.repository.js';
import type { BillQuestionRecord } from './bill-question.schema.js';

/** Questions as staff read them. Of a case that the reader is kept away from they read none: what clients ask tells of the case (SEC-04). */
@Injectable()
export class BillQuestionViews {
  constructor(
    private readonly questions: BillQuestionRepository,
    private readonly billedCases: BilledCases,
    private readonly people: People,
  ) {}

  async page(caller: SignedInCaller, query: { state: 'open' | 'answered'; page: number; limit: number }) {
    const page = await this.questions.page(query);
    return { ...page, items: await this.shown(await this.inReach(caller, page.items)) };
  }

  /** Throws NOT_FOUND alike for unknown and out of reach. */
  async record(caller: SignedInCaller, id: string): Promise<BillQuestionRecord> {
    const found = await this.questions.one(id);
    const [record] = found ? await this.inReach(caller, [found]) : [];
    if (!record) throw new DomainError('NOT_FOUND');
    return record;
  }

  async one(record: BillQuestionRecord): Promise<BillQuestion> {
    const [shown] = await this.shown([record]);
    if (!shown) throw new DomainError('NOT_FOUND');
    return shown;
  }

  private async inReach(caller: SignedInCaller, records: readonly BillQuestionRecord[]) {
    const cases = await this.billedCases.known(
      caller,
      records.map(({ caseId }) => caseId),
    );
    return records.filter(({ caseId }) => caseId === null || cases.has(caseId));
  }

  private async shown(records: readonly BillQuestionRecord[]): Promise<BillQuestion[]> {
    const ids = records.flatMap(({ clientId, answeredBy }) => [clientId, ...(answeredBy ? [answeredBy] : [])]);
    const names = await this.people.namesOf(ids);
    return records.map((record) => toBillQuestion(record, names));
  }
}
