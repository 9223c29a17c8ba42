import {
  addCannedAnswer,
  type CannedAnswer,
  type CannedAnswerFields,
} from '@diwan/contracts/messages/canned-answers/http';
import { endpointForm } from '../../../components/endpoint-form.js';

const EMPTY: CannedAnswerFields = { title: { en: '', ar: '' }, text: { en: '', ar: '' } };

/** What the form starts with. */
export const answerValues = (answer: CannedAnswer | null): CannedAnswerFields => {
  const { title, text } = answer ?? EMPTY;
  return { title, text };
};

/** Reads and checks the form. */
export const answerForm = endpointForm(addCannedAnswer, (values: CannedAnswerFields) => ({ body: values }));
