import type { DataPartName } from '@diwan/contracts/people/data-copies/part';
import type { Language } from '@diwan/contracts/shared/language';

/** What the readable pages of a copy call its parts, and what else they say. */
export const PART_WORDS: Record<Language, Record<DataPartName, string>> = {
  en: {
    profile: 'Your profile',
    sessions: 'Where you are signed in',
    consents: 'What you agreed to and which messages you want',
    delegates: 'Whom you let look at your file',
    cases: 'Your cases',
    hearings: 'Your hearings',
    documents: 'Documents shared with you',
    requests: 'What the office asked you for',
    invoices: 'Your invoices',
    payments: 'Your payments',
    creditPayouts: 'Credit paid back to you',
    clientFunds: 'Your money that the office holds',
    billQuestions: 'Your questions about bills',
    notices: 'Messages we sent you',
    leads: 'Your requests for a consultation',
    conversations: 'Your messages with the firm',
    newsletter: 'Your subscription to the newsletter',
  },
  ar: {
    profile: 'ملفّك الشخصي',
    sessions: 'أماكن تسجيل دخولك',
    consents: 'ما وافقت عليه والرسائل التي ترغب بها',
    delegates: 'من سمحت لهم بالاطّلاع على ملفّك',
    cases: 'قضاياك',
    hearings: 'جلساتك',
    documents: 'المستندات المشارَكة معك',
    requests: 'ما طلبه منك المكتب',
    invoices: 'فواتيرك',
    payments: 'دفعاتك',
    creditPayouts: 'الرصيد الذي رُدّ إليك',
    clientFunds: 'أموالك المودَعة لدى المكتب',
    billQuestions: 'أسئلتك عن الفواتير',
    notices: 'الرسائل التي أرسلناها إليك',
    leads: 'طلبات الاستشارة التي قدّمتها',
    conversations: 'رسائلك مع المكتب',
    newsletter: 'اشتراكك في النشرة',
  },
};

export const PAGE_WORDS: Record<
  Language,
  { title: string; made: string; note: string; none: string; yes: string; no: string }
> = {
  en: {
    title: 'Copy of your data',
    made: 'Asked for on',
    note: 'Each part is here twice: as a page to read and as JSON for other programs. The documents themselves are opened in the portal, where each keeps its rules of access. Not part of the copy: what the lawyers note for their own work, and what concerns other people.',
    none: 'Nothing is kept here.',
    yes: 'yes',
    no: 'no',
  },
  ar: {
    title: 'نسخة من بياناتك',
    made: 'طُلبت في',
    note: 'كل جزء موجود هنا مرّتين: صفحة للقراءة وملف JSON للبرامج الأخرى. أما المستندات نفسها فتُفتح في البوابة حيث لكل منها قواعد الاطّلاع عليه. ولا تشمل النسخة ما يدوّنه المحامون لعملهم وما يخصّ أشخاصاً آخرين.',
    none: 'لا شيء محفوظ هنا.',
    yes: 'نعم',
    no: 'لا',
  },
};
