import type { HearingType } from '@diwan/contracts/matters/hearings/hearing';
import type { Language } from '@diwan/contracts/shared/language';

interface Words {
  /** Name of the calendar. */
  calendar: string;
  /** What entries are called that say no more. */
  hearing: string;
  types: Record<HearingType, string>;
  case: string;
  room: string;
  /** What stands where no more is said, before the address where it can be read. */
  more: string;
  comma: string;
}

/** The words of a calendar, in the language of its holder. */
export const FEED_WORDS: Record<Language, Words> = {
  en: {
    calendar: 'Hearings',
    hearing: 'Hearing',
    types: {
      trial: 'Trial',
      hearing: 'Hearing',
      deposition: 'Deposition',
      mediation: 'Mediation',
      arbitration: 'Arbitration',
      conference: 'Conference',
    },
    case: 'Case',
    room: 'court room',
    more: 'Sign in to read more:',
    comma: ', ',
  },
  ar: {
    calendar: 'الجلسات',
    hearing: 'جلسة',
    types: {
      trial: 'محاكمة',
      hearing: 'جلسة استماع',
      deposition: 'استجواب',
      mediation: 'وساطة',
      arbitration: 'تحكيم',
      conference: 'اجتماع',
    },
    case: 'الدعوى',
    room: 'القاعة',
    more: 'سجّل الدخول لقراءة المزيد:',
    comma: '، ',
  },
};
