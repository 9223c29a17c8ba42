import { WallTime } from '@diwan/contracts/matters/hearings/hearing';
import { hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { formatWallTime } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { pressedOf } from './hearing-buttons.js';
import type { ComposingTools, Drop, Person } from './notice-kind.js';

/** What every notice of a hearing keeps: which one, and the beginning it was about when it was owed. */
export const hearingFacts = { hearingId: Id, caseId: Id, wallTime: WallTime };

interface Facts {
  hearingId: string;
  wallTime: string;
}
type Known = NonNullable<z.output<typeof hearingNotice.output>>;

/** What such a notice may say to a person, in their language, with `hearing` as it stands now. */
export interface SaidOfHearing {
  hearing: Known;
  words: { name: string; title: string; case: string; when: string; where: string; link: string; pressed: string };
}

/** Asks for the hearing at the moment of sending. Dropped when it is gone, or not theirs to know any more. */
export async function askHearing(
  { hearingId }: Facts,
  { id: personId, name, language }: Person,
  { rpc, link }: ComposingTools,
): Promise<SaidOfHearing | Drop> {
  const hearing = await rpc.ask(hearingNotice, { hearingId, personId });
  if (hearing === null) return { drop: 'cancelled', reason: 'hearing_gone' };
  return {
    hearing,
    words: {
      name,
      title: hearing.title,
      case: hearing.caseTitle,
      when: formatWallTime(hearing.wallTime, language),
      where: hearing.where[language],
      link: link(hearing.path, language),
      pressed: pressedOf({ hearingId, wallTime: hearing.wallTime }),
    },
  };
}

/**
 * The same for what is said of a hearing to come: dropped when it does not take place, has begun, or is at another time than this notice
 * was about. Of that time its people are told by a notice of its own.
 */
export async function askHearingToCome(
  facts: Facts,
  person: Person,
  tools: ComposingTools,
): Promise<SaidOfHearing | Drop> {
  const said = await askHearing(facts, person, tools);
  if ('drop' in said) return said;
  const { hearing } = said;
  if (hearing.state !== 'scheduled' || hearing.wallTime !== facts.wallTime)
    return { drop: 'cancelled', reason: 'hearing_changed' };
  if (Date.parse(hearing.startsAt) <= tools.now().getTime()) return { drop: 'cancelled', reason: 'hearing_begun' };
  return said;
}
