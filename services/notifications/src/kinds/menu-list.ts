import { payloadOf } from '../menu/wish.rules.js';
import type { TemplateList } from './template.js';

/** The menu as a list (CHAT-06); each line is a wish, and does what its words do when they are typed. */
export const MENU_LIST = {
  body: {
    en: 'This is {{firm}}. Choose what you need; anything else you write is read by your lawyer. STOP ends our messages.',
    ar: 'هنا {{firm}}. اختر ما تحتاج إليه؛ وكل ما تكتبه غير ذلك يقرؤه محاميك. كلمة إيقاف تنهي رسائلنا.',
  },
  button: { en: 'Choose', ar: 'اختر' },
  lines: [
    { id: payloadOf('hearing'), title: { en: 'Next hearing', ar: 'الجلسة القادمة' } },
    { id: payloadOf('balance'), title: { en: 'My balance', ar: 'رصيدي' } },
    { id: payloadOf('documents'), title: { en: 'My documents', ar: 'مستنداتي' } },
    { id: payloadOf('send-document'), title: { en: 'Send a document', ar: 'إرسال مستند' } },
    { id: payloadOf('lawyer'), title: { en: 'Talk to my lawyer', ar: 'التحدّث إلى محاميّ' } },
  ],
} as const satisfies TemplateList;
