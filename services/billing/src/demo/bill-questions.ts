import type { LocalizedText } from '@diwan/contracts/shared/language';

/** What clients of the demo asked about their bills. */
interface DemoQuestion {
  daysAgo: number;
  /** Which of their invoices, the latest first. */
  invoice: number;
  line: number | null;
  text: LocalizedText;
  answer: LocalizedText | null;
}

export const DEMO_QUESTIONS: readonly DemoQuestion[] = [
  {
    ...{ daysAgo: 1, invoice: 0, line: 0, answer: null },
    text: {
      en: 'Was this meeting at your office or at the court?',
      ar: 'هل كان هذا الاجتماع في مكتبكم أم في المحكمة؟',
    },
  },
  {
    ...{ daysAgo: 2, invoice: 1, line: null, answer: null },
    text: { en: 'May I pay this in two parts?', ar: 'هل يمكنني دفع هذا المبلغ على دفعتين؟' },
  },
  {
    ...{ daysAgo: 30, invoice: 2, line: 0 },
    text: { en: 'Why did this take so long?', ar: 'لماذا استغرق هذا العمل كل هذا الوقت؟' },
    answer: {
      en: 'The other side handed in forty pages the evening before; we had to answer each point.',
      ar: 'قدّم الفريق الآخر أربعين صفحة في مساء اليوم السابق، وكان علينا الرد على كل نقطة.',
    },
  },
];
