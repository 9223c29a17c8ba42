import {
  DEMO_ARABIC_CLIENT,
  DEMO_CLIENT,
  DEMO_LAWYER,
  DEMO_OWNER,
  type DemoAccount,
} from '@diwan/contracts/demo/accounts';
import { caseId } from '@diwan/contracts/demo/matter-ids';

/** What was said, how many hours after the thread began; a note is only for staff. */
interface DemoLine {
  by: DemoAccount;
  afterHours: number;
  text: string;
  channel?: 'whatsapp';
  isNote?: true;
}

/** A conversation of the demo's last days. */
export interface DemoThread {
  number: number;
  with: DemoAccount;
  caseId: string | null;
  team: readonly DemoAccount[];
  daysAgo: number;
  lines: readonly DemoLine[];
}

/** Of both demo clients, in their languages: about a case, in the portal and by WhatsApp, and about none. */
export const THREADS: readonly DemoThread[] = [
  {
    ...{ number: 1, with: DEMO_CLIENT, caseId: caseId(1), team: [DEMO_LAWYER], daysAgo: 6 },
    lines: [
      {
        ...{ by: DEMO_CLIENT, afterHours: 0 },
        text: 'Good morning. My former colleague Sami told me that he would speak for me. Does it help if he writes something down?',
      },
      {
        ...{ by: DEMO_LAWYER, afterHours: 2, isNote: true },
        text: 'Ask first whether Sami still works at Cedar: a witness who can be dismissed is worth less.',
      },
      {
        ...{ by: DEMO_LAWYER, afterHours: 3 },
        text: 'It does, but a letter is not enough: the court hears witnesses in person. Does he still work there, and would he come to the hearing?',
      },
      {
        ...{ by: DEMO_CLIENT, afterHours: 9, channel: 'whatsapp' },
        text: 'He left in March. He says yes, any day but Friday.',
      },
      {
        ...{ by: DEMO_LAWYER, afterHours: 10 },
        text: 'Very good. We name him to the court this week; please send us his full name and his address.',
      },
    ],
  },
  {
    ...{ number: 2, with: DEMO_ARABIC_CLIENT, caseId: caseId(4), team: [DEMO_LAWYER, DEMO_OWNER], daysAgo: 4 },
    lines: [
      {
        ...{ by: DEMO_ARABIC_CLIENT, afterHours: 0, channel: 'whatsapp' },
        text: 'مرحباً أستاذة، شريكي يسأل متى نوقّع النظام التأسيسي.',
      },
      {
        ...{ by: DEMO_LAWYER, afterHours: 1 },
        text: 'مرحباً سيد كريم. المسودة جاهزة وهي في مستنداتك. نوقّع بعد أن توافقا على المادة الثامنة، أي توزيع الأرباح.',
      },
      { by: DEMO_ARABIC_CLIENT, afterHours: 5, text: 'قرأناها معاً ونوافق عليها كما هي.' },
      {
        ...{ by: DEMO_LAWYER, afterHours: 6 },
        text: 'ممتاز، أحجز موعداً عند الكاتب العدل وأعلمك به. أحضرا معكما بطاقتي الهوية.',
      },
    ],
  },
  {
    ...{ number: 3, with: DEMO_CLIENT, caseId: null, team: [], daysAgo: 20 },
    lines: [
      { by: DEMO_CLIENT, afterHours: 0, text: 'Do you also write wills? My mother asks.' },
      {
        ...{ by: DEMO_OWNER, afterHours: 4 },
        text: 'We do. She can call the office, and the first half hour costs nothing.',
      },
    ],
  },
];
