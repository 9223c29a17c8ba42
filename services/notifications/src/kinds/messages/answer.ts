import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { ANSWERS, type Answer } from '../answers.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

const templateOf = {
  stopped: 'answer_stopped',
  started: 'answer_started',
  help: 'answer_help',
  media_too_large: 'answer_media_too_large',
  media_refused: 'answer_media_refused',
} as const satisfies Record<Answer, string>;

/**
 * What we answer by ourselves to whoever writes to our number: that we stopped, that we started again, what can be written, what could not
 * be taken (NOT-04). In the 24 hours after they wrote, else not at all; also to who asked us to stop, once.
 */
export default noticeToVisitor({
  family: 'answer',
  urgency: URGENCY.promised,
  waitsForMorning: false,
  facts: z.object({ replyId: Id, answer: z.enum(ANSWERS) }),
  on: [],
  async compose({ replyId, answer }, { replyText, isOpen }) {
    const reply = await replyText(replyId);
    if (!reply?.to || !(await isOpen(reply.to))) return { drop: 'cancelled', reason: 'too_late' };
    return { template: templateOf[answer], variables: {}, language: reply.language, reach: { whatsapp: reply.to } };
  },
  templates: {
    answer_stopped: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'Messages stopped', ar: 'تمّ إيقاف الرسائل' },
      body: {
        en: '{{firm}} will send you no more WhatsApp messages. Codes that you ask for still come, and news of a court goes to your e-mail. Answer START to get messages again.',
        ar: 'لن تصلك رسائل واتساب من {{firm}} بعد الآن. تبقى الرموز التي تطلبها تصلك، وتُرسل أخبار المحكمة إلى بريدك الإلكتروني. أجب بكلمة ابدأ لاستئناف الرسائل.',
      },
    },
    answer_started: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'Messages started', ar: 'تمّ استئناف الرسائل' },
      body: {
        en: '{{firm}} will send you WhatsApp messages again. Answer STOP to end them.',
        ar: 'ستصلك رسائل واتساب من {{firm}} من جديد. أجب بكلمة إيقاف لإنهائها.',
      },
    },
    answer_help: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'Help', ar: 'مساعدة' },
      body: {
        en: 'This is {{firm}}. Write to us here and your lawyer reads it. STOP ends our messages, START begins them again.',
        ar: 'هنا {{firm}}. اكتب لنا هنا ليقرأ محاميك رسالتك. كلمة إيقاف تنهي رسائلنا وكلمة ابدأ تستأنفها.',
      },
    },
    answer_media_too_large: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'The file is too large', ar: 'الملف كبير جداً' },
      body: {
        en: 'Your file is larger than 16 MB, so it did not reach us. Please send a smaller one, or upload it after signing in. — {{firm}}',
        ar: 'حجم ملفك يتجاوز 16 ميغابايت، لذلك لم يصلنا. يرجى إرسال ملف أصغر أو رفعه بعد تسجيل الدخول. — {{firm}}',
      },
    },
    answer_media_refused: {
      category: 'utility',
      insideWindow: true,
      variables: ['firm'],
      subject: { en: 'The file could not be taken', ar: 'تعذّر قبول الملف' },
      body: {
        en: 'We cannot take this kind of file, or it could not be read. Photos, PDF, Word and Excel files and voice messages are fine. — {{firm}}',
        ar: 'لا يمكننا قبول هذا النوع من الملفات، أو تعذّرت قراءته. نقبل الصور وملفات PDF وWord وExcel والرسائل الصوتية. — {{firm}}',
      },
    },
  },
});
