import type { EditedFact } from '@diwan/contracts/site/facts/http';
import type { EditedQuestion } from '@diwan/contracts/site/questions/http';

const LABOR = { slug: 'services/labor-law', name: { en: 'Labor law', ar: 'قانون العمل' } };

/** A legal fact for tests: unreviewed, valid and on one page. */
export const aFact = (changes: Partial<EditedFact> = {}): EditedFact => ({
  id: 'labor.notice',
  text: { en: 'Notice is one month.', ar: 'مهلة الإنذار شهر.' },
  value: { en: '1 month', ar: 'شهر' },
  statute: { en: 'Labour Code, Article 50', ar: 'قانون العمل، المادة 50' },
  source: 'The code',
  reviewState: 'unreviewed',
  reviewedBy: null,
  reviewedOn: null,
  validUntil: null,
  validity: 'valid',
  usedOn: [LABOR],
  version: 2,
  ...changes,
});

/** A question for tests, on the same page. */
export const aQuestion = (changes: Partial<EditedQuestion> = {}): EditedQuestion => ({
  id: 'labor-notice',
  question: { en: 'How long is the notice?', ar: 'كم مهلة الإنذار؟' },
  answer: { en: 'It depends. {fact:labor.notice}', ar: 'بحسب المدة. {fact:labor.notice}' },
  usedOn: [LABOR],
  version: 5,
  ...changes,
});
