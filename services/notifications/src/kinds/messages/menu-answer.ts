import { hearingNotice, nextHearingOfClient } from '@diwan/contracts/matters/hearings/questions';
import { owedByClient } from '@diwan/contracts/money/client-accounts/questions';
import { reachOfPeople } from '@diwan/contracts/people/persons/questions';
import { formatWallTime } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import type { Language } from '@diwan/contracts/shared/language';
import { formatMoney } from '@diwan/contracts/shared/money-words';
import * as z from 'zod/mini';
import { WISHES } from '../../menu/wish.rules.js';
import { MENU_LIST } from '../menu-list.js';
import type { ComposingTools } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { hasProven } from '../proven-number.js';
import { URGENCY } from '../urgency.js';

const DOCUMENTS = '/client-portal/documents';
const HEARINGS = '/client-portal/hearings';
const BILLS = '/billing';
const PORTAL = '/client-portal';

/** What is said of one person's affairs, in the language they write in. */
interface Asked {
  personId: string;
  language: Language;
}

async function ofHearing({ personId, language }: Asked, { rpc, link }: ComposingTools) {
  const { hearingId } = await rpc.ask(nextHearingOfClient, { clientId: personId });
  const hearing = hearingId ? await rpc.ask(hearingNotice, { hearingId, personId }) : null;
  const address = link(HEARINGS, language);
  if (hearing === null) return { template: 'menu_no_hearing', variables: { link: address } } as const;
  const { title, wallTime, where } = hearing;
  const when = formatWallTime(wallTime, language);
  return { template: 'menu_hearing', variables: { title, when, where: where[language], link: address } } as const;
}

async function ofBalance({ personId, language }: Asked, { rpc, link }: ComposingTools) {
  const owed = await rpc.ask(owedByClient, { clientId: personId });
  const address = link(BILLS, language);
  if (owed.length === 0) return { template: 'menu_nothing_owed', variables: { link: address } } as const;
  // Each currency by itself: they are never added (D-082).
  const amounts = owed.map(({ currency, outstandingMinor }) =>
    formatMoney({ currency, amountMinor: outstandingMinor }),
  );
  const amount = amounts.join(language === 'ar' ? ' و' : ' and ');
  return { template: 'menu_balance', variables: { amount, link: address } } as const;
}

/**
 * What the menu answers to a client who writes to our number: it says little, and leads by a link to what is seen after signing in. To the
 * number that asked, in the 24 hours after it did; read as things stand when it leaves.
 */
export default noticeToVisitor({
  family: 'menu_answer',
  urgency: URGENCY.promised,
  waitsForMorning: false,
  /** `personId`: the only one whose number it is; null where several persons write from it. */
  facts: z.object({ replyId: Id, wish: z.enum(WISHES), personId: z.nullable(Id) }),
  on: [],
  async compose({ replyId, wish, personId }, tools) {
    const reply = await tools.replyText(replyId);
    if (!reply?.to || !(await tools.isOpen(reply.to))) return { drop: 'cancelled', reason: 'too_late' };
    const { language } = reply;
    const said = await saidOf(wish, { personId, number: reply.to, language }, tools);
    return { ...said, language, reach: { whatsapp: reply.to } };
  },
  templates: {
    menu_offer: {
      category: 'utility',
      list: MENU_LIST,
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'What you can write to us', ar: 'ما يمكنك أن تكتبه لنا' },
      body: {
        en: 'This is {{firm}}. Write one of these:\n• next hearing\n• my balance\n• my documents\n• send a document\n• talk to my lawyer\nAnything else you write is read by your lawyer. STOP ends our messages.',
        ar: 'هنا {{firm}}. اكتب إحدى هذه العبارات:\n• الجلسة القادمة\n• رصيدي\n• مستنداتي\n• إرسال مستند\n• المحامي\nوكل ما تكتبه غير ذلك يقرؤه محاميك. كلمة إيقاف تنهي رسائلنا.',
      },
    },
    menu_hearing: {
      category: 'utility',
      insideWindow: true,
      variables: ['title', 'when', 'where', 'link', 'firm'],
      subject: { en: 'Your next hearing', ar: 'جلستك القادمة' },
      body: {
        en: 'Your next hearing: {{title}}, {{when}}, {{where}}. Say whether you will come, and see the map, after signing in: {{link}} — {{firm}}.',
        ar: 'جلستك القادمة: {{title}}، {{when}}، {{where}}. يمكنك تأكيد حضورك ورؤية الخريطة بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    menu_no_hearing: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'No hearing is fixed', ar: 'لا جلسة محدّدة' },
      body: {
        en: 'No hearing is fixed for you at the moment. We write to you as soon as there is one. Past ones, after signing in: {{link}} — {{firm}}.',
        ar: 'لا جلسة محدّدة لك في الوقت الحاضر، ونكتب إليك حال تحديدها. الجلسات السابقة بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    menu_balance: {
      category: 'utility',
      insideWindow: true,
      variables: ['amount', 'link', 'firm'],
      subject: { en: 'What is open', ar: 'المبلغ المستحق' },
      body: {
        en: 'Open at the moment: {{amount}}. Every line explained, and the ways to pay, after signing in: {{link}} — {{firm}}.',
        ar: 'المبلغ المستحق حاليًا: {{amount}}. شرح كل بند وطرق الدفع بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    menu_nothing_owed: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'Nothing is open', ar: 'لا مبالغ مستحقة' },
      body: {
        en: 'You owe nothing at the moment. Your invoices and receipts, after signing in: {{link}} — {{firm}}.',
        ar: 'لا مبالغ مستحقة عليك حاليًا. فواتيرك وإيصالاتك بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    menu_documents: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'Your documents', ar: 'مستنداتك' },
      body: {
        en: 'Your documents are here after signing in: {{link}} — {{firm}}.',
        ar: 'تجد مستنداتك هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    menu_send_document: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'Send a document', ar: 'إرسال مستند' },
      body: {
        en: 'Send the photo or the file here, one message each, up to 16 MB. Your lawyer gets it at once. — {{firm}}',
        ar: 'أرسل الصورة أو الملف هنا، كل واحد في رسالة، حتى 16 ميغابايت. يصل إلى محاميك في الحال. — {{firm}}',
      },
    },
    menu_lawyer: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'Talk to your lawyer', ar: 'تحدّث إلى محاميك' },
      body: {
        en: 'Your lawyer knows that you want to talk. Write here what it is about, and you get the answer here. — {{firm}}',
        ar: 'علم محاميك أنك تريد التحدّث إليه. اكتب هنا موضوعك ليصلك الجواب هنا. — {{firm}}',
      },
    },
    menu_unproven: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'Please sign in', ar: 'يرجى تسجيل الدخول' },
      body: {
        en: 'Please sign in once with this number: {{link}}. From then on we can answer you here. — {{firm}}',
        ar: 'يرجى تسجيل الدخول مرة واحدة بهذا الرقم: {{link}}. بعدها يمكننا أن نجيبك هنا. — {{firm}}',
      },
    },
    menu_several: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'Please sign in', ar: 'يرجى تسجيل الدخول' },
      body: {
        en: 'More than one person writes to us from this number, so we say nothing of anybody here. Please sign in: {{link}} — {{firm}}.',
        ar: 'يكتب إلينا من هذا الرقم أكثر من شخص، لذلك لا نذكر هنا شيئًا عن أحد. يرجى تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});

async function isTheirs(personId: string, number: string, { rpc }: ComposingTools): Promise<boolean> {
  const [person] = await rpc.ask(reachOfPeople, { ids: [personId] });
  return person !== undefined && hasProven(person, number);
}

async function saidOf(
  wish: (typeof WISHES)[number],
  { personId, number, language }: { personId: string | null; number: string; language: Language },
  tools: ComposingTools,
) {
  // Whoever holds a number that was never proven does not learn that its person has a lawyer here.
  if (personId !== null && !(await isTheirs(personId, number, tools)))
    return { template: 'menu_unproven', variables: { link: tools.link(PORTAL, language) } } as const;
  if (wish === 'menu') return { template: 'menu_offer', variables: {} } as const;
  if (wish === 'send-document') return { template: 'menu_send_document', variables: {} } as const;
  if (wish === 'lawyer') return { template: 'menu_lawyer', variables: {} } as const;
  if (personId === null)
    return { template: 'menu_several', variables: { link: tools.link(PORTAL, language) } } as const;
  if (wish === 'hearing') return ofHearing({ personId, language }, tools);
  if (wish === 'balance') return ofBalance({ personId, language }, tools);
  return { template: 'menu_documents', variables: { link: tools.link(DOCUMENTS, language) } } as const;
}
