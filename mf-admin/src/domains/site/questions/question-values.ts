import type { LocalizedText } from '@diwan/contracts/shared/language';
import { searchWords, wordBeginnings } from '@diwan/contracts/shared/search-text';
import { createQuestion, type EditedQuestion } from '@diwan/contracts/site/questions/http';
import { endpointForm } from '../../../components/endpoint-form.js';

/** A question as the form holds it, in the order of its fields. */
export interface QuestionValues {
  id: string;
  question: LocalizedText;
  answer: LocalizedText;
}

const EMPTY: LocalizedText = { en: '', ar: '' };

/** What the form starts with. */
export const questionValues = (question: EditedQuestion | null): QuestionValues => ({
  id: question?.id ?? '',
  question: question?.question ?? EMPTY,
  answer: question?.answer ?? EMPTY,
});

/** Reads and checks the form. */
export const questionForm = endpointForm(createQuestion, (values: QuestionValues) => ({ body: values }));

/** The questions whose words begin with every word of the search, in either language and however it is spelled. */
export function filterQuestions(questions: readonly EditedQuestion[], search: string): EditedQuestion[] {
  const patterns = wordBeginnings(search);
  return questions.filter(({ id, question, answer, usedOn }) => {
    const said = [question, answer, ...usedOn.map(({ name }) => name)];
    const words = searchWords(id, ...said.flatMap(({ en, ar }) => [en, ar]));
    return patterns.every((pattern) => words.some((word) => pattern.test(word)));
  });
}
