import type { BillQuestion } from '@diwan/contracts/money/bill-questions/http';
import { DomainError } from '@diwan/service-kit/http/domain-error';
import type { SignedInCaller } from '@diwan/service-kit/http/endpoint';
import { People } from '@diwan/service-kit/people/people.service';
import { Injectable } from '@nestjs/common';
import { KeptCases } from '../walls/kept-cases.js';
import { toBillQuestion } from './bill-question.presenter.js';
import { BillQuestionRepository } from './bill-question.repository.js';
import type { BillQuestionRecord } from './bill-question.schema.js';

/** Questions as staff read them. Of a case that the reader is kept away from they read none: what clients ask tells of the case (SEC-04). */
@Injectable()
export class BillQuestionViews {
  constructor(
    private readonly questions: BillQuestionRepository,
    private readonly keptCases: KeptCases,
    private readonly people: People,
  ) {}

  async page(caller: SignedInCaller, query: { state: 'open' | 'answered'; page: number; limit: number }) {
    const page = await this.questions.page(query, await this.keptCases.of(caller));
    return { ...page, items: await this.shown(page.items) };
  }

  /** Throws NOT_FOUND. */
  async record(id: string): Promise<BillQuestionRecord> {
    const record = await this.questions.one(id);
    if (!record) throw new DomainError('NOT_FOUND');
    return record;
  }

  async one(record: BillQuestionRecord): Promise<BillQuestion> {
    const [shown] = await this.shown([record]);
    if (!shown) throw new DomainError('NOT_FOUND');
    return shown;
  }

  private async shown(records: readonly BillQuestionRecord[]): Promise<BillQuestion[]> {
    const ids = records.flatMap(({ clientId, answeredBy }) => [clientId, ...(answeredBy ? [answeredBy] : [])]);
    const names = await this.people.namesOf(ids);
    return records.map((record) => toBillQuestion(record, names));
  }
}
