import { movesBy } from '@diwan/service-kit/deeds/machine';
import type { BillQuestionRecord } from './bill-question.schema.js';

/** An answer stays as it was given: the client has read it. */
const NEXT = { open: ['answered'], answered: [] } as const satisfies Record<
  BillQuestionRecord['state'],
  readonly BillQuestionRecord['state'][]
>;

export const ANSWER = movesBy(NEXT)(['open'], 'answered');
