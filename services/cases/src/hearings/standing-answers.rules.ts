import type { HearingRecord } from './hearing.schema.js';

type Answer = HearingRecord['answers'][number];

/**
 * Whether an answer still counts (PORT-05): who said that they come or cannot come meant that time, and is asked anew when the court moves
 * the hearing; moved back, the answer stands again. Who needs a translator needs one at any time.
 */
const stands = ({ wallTime }: Pick<HearingRecord, 'wallTime'>, answer: Answer): boolean =>
  answer.answer === 'translator' || answer.wallTime === undefined || answer.wallTime === wallTime;

/** What clients said about the hearing as it is now. */
export const standingAnswers = (hearing: Pick<HearingRecord, 'wallTime' | 'answers'>): Answer[] =>
  hearing.answers.filter((answer) => stands(hearing, answer));
