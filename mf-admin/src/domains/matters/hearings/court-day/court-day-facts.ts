import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import type { Language } from '@diwan/contracts/shared/language';
import type { Texts } from '../../../../texts.js';

/** What one needs to know of a hearing at the court, as labels and words; what is empty is left out. */
export function courtDayFacts(t: Texts, language: Language, hearing: Hearing): [label: string, value: string][] {
  const { court, location, courtRoom, judge, opposingCounsel, preparationNotes, outcome } = hearing;
  const facts: [string, string][] = [
    [t('hearings.location'), [court?.name[language], court?.hint[language], location].filter(Boolean).join(' · ')],
    [t('hearings.courtRoom'), courtRoom],
    [t('hearings.judge'), judge],
    [t('hearings.opposingCounsel'), opposingCounsel],
    [t('hearings.preparationNotes'), preparationNotes],
    [t('hearings.outcome'), outcome],
  ];
  return facts.filter(([, value]) => value);
}
