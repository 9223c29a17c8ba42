import type { HearingType } from '@diwan/contracts/matters/hearings/hearing';
import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { useShell } from '@diwan/mf-kit';
import { nameList, namesOf } from '../../../components/name-list.js';
import { useTexts } from '../../../texts.js';
import { useCase } from '../cases/api/get-case.js';
import { useCourts } from '../courts/api/courts.js';
import type { HearingValues } from './hearing-values.js';

/** What two versions of a hearing are compared by: fields of its form and the reason for postponing it. */
type Compared = keyof HearingValues | 'reason';

/** A field of a hearing and its value as people read it (D-129): a court and a lawyer by their names, never by an id. */
export function useDescribeHearing(hearing: Hearing | null) {
  const t = useTexts();
  const { language } = useShell();
  const { data: courts = [] } = useCourts();
  const { data: legalCase } = useCase(hearing?.caseId ?? '', hearing !== null);
  const people = [...(legalCase?.team ?? []), ...(hearing?.lawyer ? [hearing.lawyer] : [])];
  const inWords = (name: Compared, value: unknown): string => {
    const text = String(value ?? '');
    switch (name) {
      case 'courtId':
        return courts.find(({ id }) => id === text)?.name[language] ?? t('hearings.courtNone');
      case 'lawyerId':
        return people.find(({ id }) => id === text)?.name ?? t('hearings.lawyerNone');
      case 'type':
        return t(`hearingType.${text as HearingType}`);
      case 'wallTime':
        return text.replace('T', ' ');
      case 'outcomeFor':
        return nameList(
          namesOf((hearing?.clients ?? []).filter(({ id }) => (value as string[]).includes(id))),
          language,
        );
      case 'judgment':
      case 'confirmPast':
        return t(value ? 'hearings.yes' : 'hearings.no');
      default:
        return text;
    }
  };
  return (name: Compared, value: unknown) => ({ label: t(`hearingField.${name}`), text: inWords(name, value) });
}
