import type { BillQuestion } from '@diwan/contracts/money/bill-questions/http';
import type { OwnBillQuestion } from '@diwan/contracts/money/bill-questions/own.http';
import type { BillQuestionRecord } from './bill-question.schema.js';

/** A question as its client sees it: who answered is the firm. */
export function toOwnBillQuestion(record: BillQuestionRecord): OwnBillQuestion {
  const { _id, line, text, askedAt, answer, answeredAt } = record;
  return {
    id: String(_id),
    line,
    text,
    askedAt: askedAt.toISOString(),
    answer,
    answeredAt: answeredAt?.toISOString() ?? null,
  };
}

/** A question as staff see it. */
export function toBillQuestion(record: BillQuestionRecord, names: ReadonlyMap<string, string>): BillQuestion {
  const { line, ...own } = toOwnBillQuestion(record);
  return {
    ...own,
    client: { id: record.clientId, name: names.get(record.clientId) ?? '' },
    invoice: { id: record.invoiceId, number: record.invoiceNumber },
    lineText: record.lineText,
    answeredByName: (record.answeredBy && names.get(record.answeredBy)) ?? '',
  };
}
