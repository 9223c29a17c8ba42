import type { HearingRecord } from './hearing.schema.js';

type Answer = HearingRecord['answers'][number];

/**
 * Whether an answer still counts (PORT-05): who said that they come or cannot come meant that time, and is asked anew when the court moves
 * the hearing; moved back, the answer stands again. Who needs a translator needs one at any time.
 */
const stands = ({ wallTime }: Pick<HearingRecord, 'wallTime'>, answer: Answer): boolean =>
  answer.answer === 'translator' || answer.wallTime === undefined || answer.wallTime === wallTime;

/**
 * What goes on with the hearing that takes this one's place: who needs a translator needs one there, too. Whether they come was said of
 * the old day, and is asked anew.
 */
export const lastingAnswers = ({ answers }: Pick<HearingRecord, 'answers'>): Answer[] =>
  answers.filter(({ answer }) => answer === 'translator');

/** What stands once the hearing in its place is taken back: the last word of each, as far as it was not about the other day. */
export const answersTakenBack = (
  hearing: Pick<HearingRecord, 'answers'>,
  next: Pick<HearingRecord, 'answers'>,
): Answer[] => [
  ...hearing.answers.filter(({ clientId }) => next.answers.every((later) => later.clientId !== clientId)),
  ...lastingAnswers(next),
];

/** What clients said about the hearing as it is now. */
export const standingAnswers = (hearing: Pick<HearingRecord, 'wallTime' | 'answers'>): Answer[] =>
  hearing.answers.filter((answer) => stands(hearing, answer));
