import { SessionEndedForViolationsV1 } from '@diwan/contracts/matters/accesses/events';
import { MessageTemplateStoppedV1, TranslationMissingV1 } from '@diwan/contracts/messages/message-templates/events';
import { CodeBudgetExhaustedV1 } from '@diwan/contracts/people/codes/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { type Owed, type OwingTools, on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** Where an owner looks further. */
const PATHS = {
  codes_exhausted: '/admin/notices',
  confirmations_exhausted: '/admin/leads',
  session_ended: '/admin',
  template_stopped: '/admin/message-templates',
  translation_missing: '/admin/message-templates',
} as const;

const Facts = z.object({
  /** The template that tells it. */
  alarm: z.enum([
    'codes_exhausted',
    'confirmations_exhausted',
    'session_ended',
    'template_stopped',
    'translation_missing',
  ]),
  at: Instant,
});

/** An alarm to the owners of the firm, that is whoever may change roles; each is told once an hour. `about` makes it another alarm. */
export async function toOwners(
  facts: z.infer<typeof Facts>,
  { staffWith }: Pick<OwingTools, 'staffWith'>,
  about = 'all',
): Promise<(Owed<z.infer<typeof Facts>> & { reason: string })[]> {
  const reason = `${facts.alarm}-${about}-${facts.at.slice(0, 13)}`;
  return toPeople(await staffWith('role:write'), facts).map((owed) => ({ ...owed, reason }));
}

/** What must not go unnoticed, to the owners of the firm, at any hour and whatever notices they want. */
export default noticeToPerson({
  family: 'security_alarm',
  topic: null,
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: Facts,
  on: [
    // Codes are held back because a budget is used up (D-004).
    on(CodeBudgetExhaustedV1, ({ hour }, tools) =>
      toOwners({ alarm: 'codes_exhausted', at: `${hour}:00:00.000Z` }, tools),
    ),
    // Somebody kept trying to open documents of others and was signed out (D-097).
    on(SessionEndedForViolationsV1, ({ personId, at }, tools) =>
      toOwners({ alarm: 'session_ended', at }, tools, personId),
    ),
    // WhatsApp takes a template no more (NOT-02), or has it in no other language than English (D-144).
    // All of an hour are one alarm: they stand side by side where it leads.
    on(MessageTemplateStoppedV1, ({ at }, tools) => toOwners({ alarm: 'template_stopped', at }, tools)),
    on(TranslationMissingV1, ({ template, language, at }, tools) =>
      toOwners({ alarm: 'translation_missing', at }, tools, `${template}-${language}`),
    ),
  ],
  compose: ({ alarm, at }, { language }, { link }) => ({
    template: alarm,
    variables: { time: formatDateTime(at, language), link: link(PATHS[alarm], language) },
  }),
  templates: {
    codes_exhausted: {
      category: 'utility',
      variables: ['time', 'link', 'firm'],
      subject: { en: 'Sign-in codes are held back', ar: 'تم إيقاف إرسال رموز الدخول' },
      body: {
        en: 'Unusually many sign-in codes were asked for, so some are held back for the hour from {{time}}. People on their usual devices can still sign in. What is going on: {{link}} — {{firm}}.',
        ar: 'طُلب عدد غير معتاد من رموز الدخول، لذلك أوقف إرسال بعضها خلال الساعة التي تبدأ {{time}}. ما زال بإمكان من يستخدمون أجهزتهم المعتادة الدخول. التفاصيل: {{link}} — {{firm}}.',
      },
    },
    confirmations_exhausted: {
      category: 'utility',
      variables: ['time', 'link', 'firm'],
      subject: { en: 'Confirmations are held back', ar: 'تم إيقاف إرسال التأكيدات' },
      body: {
        en: 'Unusually many requests came in through the public forms, so their confirmations are held back for the hour from {{time}}. The requests themselves are stored: {{link}} — {{firm}}.',
        ar: 'وردت طلبات كثيرة على غير المعتاد عبر النماذج العامة، لذلك أوقف إرسال تأكيداتها خلال الساعة التي تبدأ {{time}}. الطلبات نفسها محفوظة: {{link}} — {{firm}}.',
      },
    },
    session_ended: {
      category: 'utility',
      variables: ['time', 'link', 'firm'],
      subject: { en: 'Somebody tried to open documents of others', ar: 'محاولة فتح مستندات تخص آخرين' },
      body: {
        en: 'Somebody who is signed in tried again and again to open documents that are not theirs, and was signed out on {{time}}. Please look at the record of accesses: {{link}} — {{firm}}.',
        ar: 'حاول شخص مسجَّل الدخول مراراً فتح مستندات لا تخصّه، فتم تسجيل خروجه بتاريخ {{time}}. يرجى مراجعة سجل الوصول: {{link}} — {{firm}}.',
      },
    },
    template_stopped: {
      category: 'utility',
      variables: ['time', 'link', 'firm'],
      subject: { en: 'WhatsApp refused or stopped a template', ar: 'رفض واتساب قالب رسالة أو أوقفه' },
      body: {
        en: 'On {{time}} WhatsApp refused or stopped one of our message templates. Messages go by an earlier wording, a general text or another channel meanwhile. Which one and why: {{link}} — {{firm}}.',
        ar: 'بتاريخ {{time}} رفض واتساب أحد قوالب رسائلنا أو أوقفه. تُرسل الرسائل في هذه الأثناء بصيغة سابقة أو بنص عام أو عبر قناة أخرى. أي قالب ولماذا: {{link}} — {{firm}}.',
      },
    },
    translation_missing: {
      category: 'utility',
      variables: ['time', 'link', 'firm'],
      subject: { en: 'A template is missing in a language', ar: 'قالب رسالة ناقص بإحدى اللغات' },
      body: {
        en: 'Since {{time}} people were written to in English, because a message template is not approved in their language. Which one: {{link}} — {{firm}}.',
        ar: 'منذ {{time}} أُرسلت رسائل بالإنكليزية لأن قالب الرسالة غير معتمد بلغة أصحابها. أي قالب: {{link}} — {{firm}}.',
      },
    },
  },
});
