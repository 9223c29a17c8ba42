import type { DemoDocument } from '../demo-case.js';

/** A paper that many files hold. */
export type Paper = Omit<DemoDocument, 'id'>;
type Language = 'en' | 'ar';

const POWER: Record<Language, Paper> = {
  en: {
    ...{ title: 'Power of attorney', documentType: 'power_of_attorney', level: 'medium', kind: 'letter', shared: true },
    fileName: 'power-of-attorney.pdf',
    paragraphs: [
      'The undersigned appoints the lawyers of the firm, together and each alone, to represent them before all courts and administrations of Lebanon.',
      'The attorneys may plead, settle, receive notices and appeal. This power ends when the matter ends or when it is revoked.',
    ],
  },
  ar: {
    ...{ title: 'وكالة', documentType: 'power_of_attorney', level: 'medium', kind: 'letter', shared: true },
    fileName: 'وكالة.pdf',
    paragraphs: [
      'وكّل الموقّع أدناه محامي المكتب، مجتمعين ومنفردين، بتمثيله أمام جميع المحاكم والإدارات في لبنان',
      'للوكلاء حق المرافعة والمصالحة والتبلّغ والطعن، وتنتهي الوكالة بانتهاء العمل أو بالعزل',
    ],
  },
};
const SUBMISSION: Record<Language, Paper> = {
  en: {
    ...{ title: 'Our submission', documentType: 'pleading', level: 'normal', kind: 'letter', shared: true },
    fileName: 'submission.pdf',
    tags: ['filed'],
    paragraphs: [
      'The facts are proved by the papers attached, which the other side does not contest.',
      'The court is asked to grant the claim in full and to order the other side to bear fees and costs.',
    ],
  },
  ar: {
    ...{ title: 'لائحة مقدَّمة من المكتب', documentType: 'pleading', level: 'normal', kind: 'letter', shared: true },
    fileName: 'لائحة.pdf',
    tags: ['مقدَّمة'],
    paragraphs: [
      'إن الوقائع ثابتة بالمستندات المرفقة التي لم ينازع فيها الخصم',
      'لذلك نطلب إجابة الدعوى كاملة وتضمين الخصم الرسوم والمصاريف',
    ],
  },
};
const LETTER: Record<Language, Paper> = {
  en: {
    ...{ title: 'Letter of advice', documentType: 'correspondence', level: 'normal', kind: 'letter', shared: true },
    fileName: 'letter-of-advice.pdf',
    paragraphs: [
      'We have studied the papers that you sent us. Three things have to be done, in this order.',
      'First the certificates are brought up to date, then the text is agreed, and last both are filed together. We expect this to take some weeks.',
    ],
  },
  ar: {
    ...{ title: 'كتاب رأي', documentType: 'correspondence', level: 'normal', kind: 'letter', shared: true },
    fileName: 'كتاب-رأي.pdf',
    paragraphs: [
      'درسنا المستندات التي أرسلتموها، ولا بدّ من ثلاث خطوات على التوالي',
      'تحديث الإفادات أولًا، ثم الاتفاق على النص، وأخيرًا تقديمهما معًا، ونتوقّع أن يستغرق ذلك بضعة أسابيع',
    ],
  },
};
const NOTES: Record<Language, Paper> = {
  en: {
    ...{ title: 'Notes of the meeting', documentType: 'general', level: 'high', kind: 'letter', shared: false },
    fileName: 'meeting-notes.pdf',
    description: 'Internal.',
    paragraphs: [
      'The client would accept two thirds of the claim if it is paid at once. This is not to be offered first.',
    ],
  },
  ar: {
    ...{ title: 'محضر اجتماع', documentType: 'general', level: 'high', kind: 'letter', shared: false },
    fileName: 'محضر-اجتماع.pdf',
    description: 'داخلي.',
    paragraphs: ['يقبل الموكّل بثلثي المطالبة إن دُفعت فورًا، ولا يُعرض ذلك أولًا'],
  },
};

/** What lies in the file of a matter: the power of attorney always, submissions before a court, advice elsewhere, notes in every third. */
export const papersOf = (language: Language, number: number, isBeforeCourt: boolean): readonly Paper[] => [
  POWER[language],
  (isBeforeCourt ? SUBMISSION : LETTER)[language],
  ...(number % 3 === 0 ? [NOTES[language]] : []),
];
