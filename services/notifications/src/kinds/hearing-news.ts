import type { PayloadOf } from '@diwan/contracts/events/event';
import type { HearingNewsV1 } from '@diwan/contracts/matters/hearings/events';
import { type Owed, toPeople } from './notice-kind.js';

type Told = PayloadOf<typeof HearingNewsV1>;
interface Facts {
  hearingId: string;
  caseId: string;
  wallTime: string;
  sameDay: boolean;
}

/** Who is owed one piece of news of a hearing: its clients, and whoever attends it, unless they brought it about themselves. */
export function newsFor(news: Told['news'], { clientIds, lawyerId, by, ...told }: Told): Owed<Facts>[] {
  if (told.news !== news) return [];
  const { hearingId, caseId, wallTime, sameDay } = told;
  const lawyers = lawyerId === null || lawyerId === by ? [] : [lawyerId];
  return toPeople([...clientIds, ...lawyers], { hearingId, caseId, wallTime, sameDay });
}
