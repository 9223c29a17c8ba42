import { LANGUAGES, type Language } from '@diwan/contracts/shared/language';
import { TEMPLATES, type TemplateName, variablesOf } from './templates.js';

/** Values as they really occur, one per variable: Meta refuses templates whose samples say nothing (whatsapp.md, "Approval"). */
const SAMPLES: Readonly<Record<string, Record<Language, string>>> = {
  after: { en: 'bank transfer (account ending 3000)', ar: 'تحويل مصرفي (حساب ينتهي بـ 3000)' },
  amount: { en: 'USD 1,250.00', ar: 'USD 1,250.00' },
  balance: { en: 'USD 800.00', ar: 'USD 800.00' },
  before: { en: 'bank transfer (account ending 9114)', ar: 'تحويل مصرفي (حساب ينتهي بـ 9114)' },
  case: { en: 'Dispute over the rent of a shop in Hamra', ar: 'نزاع على إيجار محل في الحمرا' },
  channel: { en: 'WhatsApp', ar: 'واتساب' },
  client: { en: 'Karim Mansour', ar: 'كريم منصور' },
  code: { en: '482913', ar: '482913' },
  count: { en: '3', ar: '3' },
  credit: { en: 'USD 200.00', ar: 'USD 200.00' },
  delegate: { en: 'Rana Khoury', ar: 'رنا خوري' },
  document: { en: 'Statement of claim', ar: 'استحضار الدعوى' },
  due: { en: '12 December 2026', ar: '12 كانون الأول 2026' },
  firm: { en: 'Haddad & Associates', ar: 'مكتب حداد وشركاه' },
  invoice: { en: 'INV-2026-0042', ar: 'INV-2026-0042' },
  left: { en: '12 hours', ar: '12 ساعة' },
  link: { en: 'https://diwan.example/client-portal/cases', ar: 'https://diwan.example/ar/client-portal/cases' },
  name: { en: 'Nour Karam', ar: 'نور كرم' },
  next: { en: '13 December 2026, 09:30', ar: '13 كانون الأول 2026، 09:30' },
  number: { en: 'INV-2026-0042', ar: 'INV-2026-0042' },
  points: {
    en: '• Hearing: Sun 13 December 2026, 09:30 (Beirut), Hearing of witnesses (Dispute over the rent of a shop in Hamra) • What waits for you: 2 • To pay: USD 1,250.00',
    ar: '• جلسة: الأحد 13 كانون الأول 2026، 09:30 (بتوقيت بيروت)، سماع الشهود (نزاع على إيجار محل في الحمرا) • ما ننتظره منك: 2 • المستحق: USD 1,250.00',
  },
  pressed: { en: '65f0c0ffee65f0c0ffee00e1.2026-12-13T09:30', ar: '65f0c0ffee65f0c0ffee00e1.2026-12-13T09:30' },
  reference: { en: 'L-2026-0042', ar: 'L-2026-0042' },
  respondBy: { en: '9 March 2026, 17:30 (Beirut)', ar: '9 آذار 2026، 17:30 (بتوقيت بيروت)' },
  stop: {
    en: 'https://diwan.example/client-portal/messages-settings',
    ar: 'https://diwan.example/ar/client-portal/messages-settings',
  },
  time: { en: '22 November 2026, 10:00 (Beirut)', ar: '22 تشرين الثاني 2026، 10:00 (بتوقيت بيروت)' },
  standing: {
    en: 'Now to pay: INV-2026-0042 (USD 1,250.00). Your credit with us is USD 0.00.',
    ar: 'المطلوب منك الآن: INV-2026-0042 (USD 1,250.00). رصيدك الدائن لدينا USD 0.00.',
  },
  title: { en: 'Discussion of the expert’s report', ar: 'مناقشة تقرير الخبير' },
  until: { en: '30 November 2026', ar: '30 تشرين الثاني 2026' },
  when: { en: '13 December 2026, 09:30', ar: '13 كانون الأول 2026، 09:30' },
  where: { en: 'Single judge, Beirut', ar: 'القاضي المنفرد، بيروت' },
  unsubscribe: { en: 'https://diwan.example/newsletter/end', ar: 'https://diwan.example/ar/newsletter/end' },
};

/** What a word means in a template where it means something of its own. */
const OWN: Partial<Record<TemplateName, Record<string, Record<Language, string>>>> = {
  receipt_issued: { number: { en: 'RCT-2026-0017', ar: 'RCT-2026-0017' } },
  receipt_voided: { number: { en: 'RCT-2026-0017', ar: 'RCT-2026-0017' } },
  receipt_voided_standing: { number: { en: 'RCT-2026-0017', ar: 'RCT-2026-0017' } },
  funds_received: { number: { en: 'REC-2026-0017', ar: 'REC-2026-0017' } },
  funds_transferred: { number: { en: 'TRF-2026-0008', ar: 'TRF-2026-0008' } },
  funds_refunded: { number: { en: 'RFD-2026-0003', ar: 'RFD-2026-0003' } },
  deposit_reversed: { number: { en: 'REC-2026-0017', ar: 'REC-2026-0017' } },
  refund_reversed: { number: { en: 'RFD-2026-0003', ar: 'RFD-2026-0003' } },
  transfer_reversed: { number: { en: 'TRF-2026-0008', ar: 'TRF-2026-0008' } },
  credit_note_issued: { number: { en: 'CN-2026-0005', ar: 'CN-2026-0005' } },
  credit_note_of_paid: { number: { en: 'CN-2026-0005', ar: 'CN-2026-0005' } },
  credit_paid_out: { number: { en: 'RFD-2026-0003', ar: 'RFD-2026-0003' } },
  credit_payout_reversed: { number: { en: 'RFD-2026-0003', ar: 'RFD-2026-0003' } },
  contract_to_sign: { title: { en: 'Fee agreement', ar: 'اتفاق أتعاب' } },
  contract_signed: { title: { en: 'Fee agreement', ar: 'اتفاق أتعاب' } },
  newsletter_article: { title: { en: 'What the new rent law changes', ar: 'ماذا يغيّر قانون الإيجارات الجديد' } },
  news_article: { title: { en: 'What the new rent law changes', ar: 'ماذا يغيّر قانون الإيجارات الجديد' } },
  appointment_confirm: { where: { en: 'our office, Beirut', ar: 'مكتبنا، بيروت' } },
  appointment_reminder: { where: { en: 'our office, Beirut', ar: 'مكتبنا، بيروت' } },
};

/** A real value for each variable of a template. Throws for a variable that has none: `samples.spec.ts` asks for all. */
export function samplesOf(template: TemplateName, language: Language): Record<string, string> {
  return Object.fromEntries(
    variablesOf(template).map((variable) => {
      const sample = (OWN[template]?.[variable] ?? SAMPLES[variable])?.[language];
      if (sample === undefined) throw new Error(`the variable ${variable} of ${template} has no sample`);
      return [variable, sample];
    }),
  );
}

/** What WhatsApp is asked to approve: every template in every language that is not of e-mails or of the 24 hours alone. */
export const REGISTERED: readonly { name: TemplateName; language: Language }[] = (
  Object.keys(TEMPLATES) as TemplateName[]
).flatMap((name) =>
  TEMPLATES[name].mailOnly || TEMPLATES[name].insideWindow ? [] : LANGUAGES.map((language) => ({ name, language })),
);
