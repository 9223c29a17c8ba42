import type { RequestTemplate } from '@diwan/contracts/matters/requests/templates.http';

type Item = RequestTemplate['items'][number];
type Words = { en: string; ar: string };

const NOTHING: Words = { en: '', ar: '' };
const file = (title: Words, documentType: string, days: number | null, explanation: Words = NOTHING): Item => ({
  title,
  explanation,
  kind: 'file',
  documentType,
  days,
});
const question = (title: Words, days: number | null, explanation: Words = NOTHING): Item => ({
  title,
  explanation,
  kind: 'text',
  documentType: 'general',
  days,
});

const PASSPORT = file({ en: 'Passport', ar: 'جواز السفر' }, 'identity', 7, {
  en: 'The page with your photograph, all four corners in the picture, no flash.',
  ar: 'الصفحة التي تحمل صورتك، مع ظهور الزوايا الأربع، من دون فلاش.',
});
const CIVIL_EXTRACT = file({ en: 'Individual civil status record', ar: 'إخراج قيد إفرادي' }, 'identity', 14, {
  en: 'Issued within the last three months by the personal status office of your town of registration.',
  ar: 'صادر خلال الأشهر الثلاثة الأخيرة عن قلم النفوس في محلّ قيدك.',
});

/** What the product comes with; the firm's own lists take its place with their first change. A partner approves the wording. */
export const SHIPPED_TEMPLATES: RequestTemplate[] = [
  {
    id: 'consulate-power-of-attorney',
    title: { en: 'Power of attorney at a Lebanese consulate', ar: 'وكالة لدى قنصلية لبنانية' },
    items: [
      PASSPORT,
      CIVIL_EXTRACT,
      question({ en: 'Which consulate is nearest to you?', ar: 'ما أقرب قنصلية إليك؟' }, 3, {
        en: 'City and country. We prepare the text in the form that this consulate accepts.',
        ar: 'المدينة والبلد. نُعدّ النص بالصيغة التي تقبلها هذه القنصلية.',
      }),
      question({ en: 'Full names of father and mother', ar: 'اسم الأب واسم الأم وشهرتها' }, 3, {
        en: 'As on your civil status record, in Arabic if you can.',
        ar: 'كما وردت في إخراج القيد.',
      }),
      file({ en: 'The signed power of attorney', ar: 'الوكالة بعد توقيعها' }, 'power_of_attorney', 30, {
        en: 'Photograph every page after the consulate has stamped it. Keep the original: the court needs it.',
        ar: 'صوّر كل الصفحات بعد ختمها في القنصلية. احتفظ بالأصل فالمحكمة تطلبه.',
      }),
    ],
  },
  {
    id: 'notary-power-of-attorney',
    title: { en: 'Power of attorney before a notary', ar: 'وكالة لدى الكاتب العدل' },
    items: [
      file({ en: 'Identity card or passport', ar: 'بطاقة الهوية أو جواز السفر' }, 'identity', 5, {
        en: 'Both sides of the card, or the page of the passport with your photograph.',
        ar: 'وجها البطاقة، أو صفحة الجواز التي تحمل صورتك.',
      }),
      CIVIL_EXTRACT,
      question({ en: 'When can you come to the notary?', ar: 'متى يمكنك الحضور إلى الكاتب العدل؟' }, 5, {
        en: 'Two or three mornings that suit you.',
        ar: 'صباحان أو ثلاثة تناسبك.',
      }),
    ],
  },
  {
    id: 'residence',
    title: { en: 'Residence permit', ar: 'إقامة' },
    items: [
      PASSPORT,
      file({ en: 'Entry stamp or visa', ar: 'ختم الدخول أو التأشيرة' }, 'identity', 7),
      file({ en: 'Photograph on a white background', ar: 'صورة شمسية بخلفية بيضاء' }, 'identity', 7),
      file({ en: 'Lease or statement of residence', ar: 'عقد إيجار أو إفادة سكن' }, 'evidence', 10, {
        en: 'A statement of residence is issued by the mayor (mukhtar) of the place.',
        ar: 'تصدر إفادة السكن عن مختار المحلة.',
      }),
      file({ en: 'Bank statement of the last three months', ar: 'كشف حساب مصرفي لآخر ثلاثة أشهر' }, 'financial', 10),
    ],
  },
  {
    id: 'incorporation',
    title: { en: 'Setting up a company', ar: 'تأسيس شركة' },
    items: [
      file({ en: 'Identity papers of all partners', ar: 'أوراق هوية جميع الشركاء' }, 'identity', 10),
      file({ en: 'Judicial record of each partner', ar: 'سجل عدلي لكل شريك' }, 'identity', 14, {
        en: 'Not older than three months.',
        ar: 'لا يعود إلى أكثر من ثلاثة أشهر.',
      }),
      question(
        { en: 'Three names for the company, in order of preference', ar: 'ثلاثة أسماء للشركة بحسب الأفضلية' },
        5,
      ),
      question({ en: 'Shares of each partner', ar: 'حصة كل شريك' }, 5),
      file({ en: 'Lease or title of the registered office', ar: 'عقد إيجار المركز أو سند ملكيته' }, 'contract', 14),
    ],
  },
  {
    id: 'inheritance',
    title: { en: 'Settling an estate', ar: 'حصر إرث' },
    items: [
      file({ en: 'Death certificate', ar: 'وثيقة الوفاة' }, 'identity', 10),
      file({ en: 'Family civil status record', ar: 'إخراج قيد عائلي' }, 'identity', 14),
      file({ en: 'Will, if there is one', ar: 'الوصية إن وُجدت' }, 'evidence', null),
      question({ en: 'Names of all heirs and where they live', ar: 'أسماء جميع الورثة ومحلّ إقامتهم' }, 10),
    ],
  },
];
