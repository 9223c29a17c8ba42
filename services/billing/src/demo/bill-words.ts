import type { Language } from '@diwan/contracts/shared/language';

/** What demo invoices charge for: the line, and what it means in plain words. */
export interface BilledWork {
  description: string;
  explanation: string;
}

export const BILLED_WORK: Readonly<Record<Language, readonly BilledWork[]>> = {
  en: [
    {
      description: 'Review of the file and legal opinion',
      explanation:
        'We read all papers of your case and wrote down what can be done, with the chances and risks of each way.',
    },
    {
      description: 'Drafting of the statement of claim',
      explanation: 'We wrote the document that opens the case before the court, with the evidence attached to it.',
    },
    {
      description: 'Court appearance',
      explanation: 'A lawyer of the firm spoke for you at the hearing. The judge set the date of the next one.',
    },
    {
      description: 'Negotiation with the other side',
      explanation: 'We met the other side and their lawyer and spoke about an agreement that would end the dispute.',
    },
    {
      description: 'Drafting and review of contracts',
      explanation: 'We wrote the contract and changed what was not in your favour before anybody signed.',
    },
    { description: 'Legal research', explanation: 'We looked up the laws and judgments that decide your question.' },
  ],
  ar: [
    {
      description: 'دراسة الملف وإبداء الرأي القانوني',
      explanation: 'قرأنا مستندات ملفك كلها وكتبنا ما يمكن فعله، مع فرص كل طريق ومخاطره.',
    },
    {
      description: 'صياغة استحضار الدعوى',
      explanation: 'كتبنا المستند الذي تُفتتح به الدعوى أمام المحكمة وأرفقنا به الأدلة.',
    },
    { description: 'حضور جلسة', explanation: 'ترافع أحد محامي المكتب عنك في الجلسة، وحدّد القاضي موعد الجلسة التالية.' },
    {
      description: 'التفاوض مع الفريق الآخر',
      explanation: 'اجتمعنا بالفريق الآخر ومحاميه وبحثنا في اتفاق يُنهي النزاع.',
    },
    { description: 'صياغة عقود ومراجعتها', explanation: 'كتبنا العقد وعدّلنا ما ليس في مصلحتك قبل أن يوقّع أحد.' },
    { description: 'بحث قانوني', explanation: 'بحثنا عن القوانين والأحكام التي تحسم مسألتك.' },
  ],
};
