import { hearingNotice } from '@diwan/contracts/matters/hearings/questions';
import { formatWallTime } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { noticeToVisitor } from '../notice-to.js';
import { PRESS_ANSWERS } from '../press-answers.js';
import { URGENCY } from '../urgency.js';

const HEARINGS = '/client-portal/hearings';
const OF_HEARING = { attending: 'press_attending', cannot: 'press_cannot', directions: 'press_directions' } as const;
const WITHOUT = { changed: 'press_changed', over: 'press_over', elsewhere: 'press_elsewhere' } as const;

/**
 * Word of what came of a button below a notice of a hearing (HEAR-04), to the number that it was pressed at, in the 24 hours after. What
 * it says of the hearing is as it stands when it leaves.
 */
export default noticeToVisitor({
  family: 'hearing_press',
  urgency: URGENCY.promised,
  waitsForMorning: false,
  /** `personId`: whose hearing it is; null where it cannot be said here. */
  facts: z.object({ replyId: Id, said: z.enum(PRESS_ANSWERS), hearingId: Id, personId: z.nullable(Id) }),
  on: [],
  async compose({ replyId, said, hearingId, personId }, { rpc, link, replyText, isOpen }) {
    const reply = await replyText(replyId);
    if (!reply?.to || !(await isOpen(reply.to))) return { drop: 'cancelled', reason: 'too_late' };
    const { language } = reply;
    const to = { language, reach: { whatsapp: reply.to } };
    const address = link(HEARINGS, language);
    if (said === 'changed' || said === 'over' || said === 'elsewhere')
      return { template: WITHOUT[said], variables: { link: address }, ...to };
    const hearing = personId && (await rpc.ask(hearingNotice, { hearingId, personId }));
    if (!hearing) return { template: 'press_elsewhere', variables: { link: address }, ...to };
    if (hearing.state !== 'scheduled') return { template: 'press_changed', variables: { link: address }, ...to };
    const { title, wallTime, where, map } = hearing;
    const words = { title, when: formatWallTime(wallTime, language), where: where[language], link: map };
    return { template: OF_HEARING[said], variables: words, ...to };
  },
  templates: {
    press_attending: {
      category: 'utility',
      insideWindow: true,
      variables: ['title', 'when', 'where', 'link', 'firm'],
      subject: { en: 'You will attend', ar: 'ستحضر' },
      body: {
        en: 'Thank you, we noted that you will attend: {{title}}, {{when}}, {{where}}. Map: {{link}} — {{firm}}.',
        ar: 'شكرًا، دوّنّا أنك ستحضر: {{title}}، {{when}}، {{where}}. الخريطة: {{link}} — {{firm}}.',
      },
    },
    press_cannot: {
      category: 'utility',
      insideWindow: true,
      variables: ['title', 'when', 'firm'],
      subject: { en: 'You cannot attend', ar: 'لا تستطيع الحضور' },
      body: {
        en: 'We noted that you cannot attend: {{title}}, {{when}}. Your lawyer is told. Write here what they should know. — {{firm}}',
        ar: 'دوّنّا أنك لا تستطيع الحضور: {{title}}، {{when}}، وأعلمنا محاميك. اكتب هنا ما يلزم أن يعرفه. — {{firm}}',
      },
    },
    press_directions: {
      category: 'utility',
      insideWindow: true,
      variables: ['title', 'when', 'where', 'link', 'firm'],
      subject: { en: 'The way to the court', ar: 'الطريق إلى المحكمة' },
      body: {
        en: '{{title}}, {{when}}.\n{{where}}\nMap: {{link}}\n— {{firm}}',
        ar: '{{title}}، {{when}}.\n{{where}}\nالخريطة: {{link}}\n— {{firm}}',
      },
    },
    press_changed: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'The hearing was changed', ar: 'تغيّرت الجلسة' },
      body: {
        en: 'This hearing was changed since that message, so your answer was not noted. How it stands now, after signing in: {{link}} — {{firm}}.',
        ar: 'تغيّرت هذه الجلسة بعد تلك الرسالة، لذلك لم ندوّن جوابك. وضعها الحالي بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    press_over: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'The hearing has begun', ar: 'بدأت الجلسة' },
      body: {
        en: 'This hearing has begun, so your answer was not noted. Your hearings, after signing in: {{link}} — {{firm}}.',
        ar: 'بدأت هذه الجلسة، لذلك لم ندوّن جوابك. جلساتك بعد تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
    press_elsewhere: {
      category: 'utility',
      insideWindow: true,
      variables: ['link', 'firm'],
      subject: { en: 'Please sign in', ar: 'يرجى تسجيل الدخول' },
      body: {
        en: 'We cannot take an answer to this hearing from this number. Please sign in: {{link}} — {{firm}}.',
        ar: 'لا يمكننا أخذ جواب عن هذه الجلسة من هذا الرقم. يرجى تسجيل الدخول: {{link}} — {{firm}}.',
      },
    },
  },
});
