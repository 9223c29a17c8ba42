import type { Templates } from '../kinds/template.js';

/**
 * Templates that are submitted before anything sends them: Meta takes one to two weeks to vet a firm, so the whole list goes in at once
 * (whatsapp.md, "Templates to submit"). Once a kind of notice has a template of the name, it stands there and not here.
 */
export const AHEAD = {
  appointment_confirm: {
    category: 'utility',
    variables: ['name', 'when', 'where', 'link', 'firm'],
    subject: { en: 'Your appointment is booked', ar: 'تم تأكيد موعدك' },
    body: {
      en: 'Hello {{name}}, your appointment with us is booked for {{when}}, {{where}}. To change or cancel it: {{link}} — {{firm}}.',
      ar: 'مرحباً {{name}}، تم تأكيد موعدك معنا: {{when}}، {{where}}. لتعديله أو إلغائه: {{link}} — {{firm}}.',
    },
  },
  appointment_reminder: {
    category: 'utility',
    variables: ['name', 'when', 'where', 'link', 'firm'],
    subject: { en: 'Your appointment comes near', ar: 'تذكير بموعدك' },
    body: {
      en: 'Hello {{name}}, a reminder of your appointment with us: {{when}}, {{where}}. To change or cancel it: {{link}} — {{firm}}.',
      ar: 'مرحباً {{name}}، نذكّرك بموعدك معنا: {{when}}، {{where}}. لتعديله أو إلغائه: {{link}} — {{firm}}.',
    },
  },
  contract_to_sign: {
    category: 'utility',
    variables: ['name', 'title', 'until', 'link', 'firm'],
    subject: { en: 'A contract waits for your signature', ar: 'عقد بانتظار توقيعك' },
    body: {
      en: 'Hello {{name}}, the contract "{{title}}" is ready to be read and signed until {{until}}. After signing in: {{link}} — {{firm}}.',
      ar: 'مرحباً {{name}}، العقد «{{title}}» جاهز للقراءة والتوقيع حتى {{until}}. بعد تسجيل الدخول: {{link}} — {{firm}}.',
    },
  },
  contract_signed: {
    category: 'utility',
    variables: ['name', 'title', 'link', 'firm'],
    subject: { en: 'The contract is signed', ar: 'تم توقيع العقد' },
    body: {
      en: 'Hello {{name}}, the contract "{{title}}" is signed by both sides. Your copy, after signing in: {{link}} — {{firm}}.',
      ar: 'مرحباً {{name}}، تم توقيع العقد «{{title}}» من الطرفين. نسختك بعد تسجيل الدخول: {{link}} — {{firm}}.',
    },
  },
  message_waiting: {
    category: 'utility',
    variables: ['name', 'link', 'firm'],
    subject: { en: 'We wrote to you', ar: 'لديك رسالة منّا' },
    body: {
      en: 'Hello {{name}}, a message from us waits for you. You can read and answer it here after signing in: {{link}} — {{firm}}.',
      ar: 'مرحباً {{name}}، لديك رسالة منّا. يمكنك قراءتها والرد عليها هنا بعد تسجيل الدخول: {{link}} — {{firm}}.',
    },
  },
  news_article: {
    category: 'marketing',
    variables: ['title', 'link', 'firm'],
    subject: { en: 'New on our site', ar: 'جديد على موقعنا' },
    body: {
      en: 'We published "{{title}}". You can read it here: {{link}} To stop these messages, answer STOP. — {{firm}}.',
      ar: 'نشرنا «{{title}}». يمكنك قراءته هنا: {{link}} لإيقاف هذه الرسائل أجب بكلمة إيقاف. — {{firm}}.',
    },
  },
  daily_digest: {
    category: 'marketing',
    variables: ['count', 'link', 'firm'],
    subject: { en: 'News of the day', ar: 'أخبار اليوم' },
    body: {
      en: 'The legal news of the day is ready ({{count}} articles). You can read it here: {{link}} To stop these messages, answer STOP. — {{firm}}.',
      ar: 'أخبار اليوم القانونية جاهزة (عدد المقالات: {{count}}). يمكنك قراءتها هنا: {{link}} لإيقاف هذه الرسائل أجب بكلمة إيقاف. — {{firm}}.',
    },
  },
} as const satisfies Templates;
