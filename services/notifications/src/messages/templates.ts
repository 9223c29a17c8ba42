import type { Language } from '@diwan/contracts/shared/language';

/** How Meta classifies a template; a wrong class is refused at approval. */
type Category = 'authentication' | 'utility' | 'marketing';

export interface Template {
  category: Category;
  /** Variables in the provider's numbering: the first is `{{1}}`. Bodies name them. */
  variables: readonly string[];
  /** Subject line of an e-mail. */
  subject: Record<Language, string>;
  body: Record<Language, string>;
}

/**
 * Every message the product sends. WhatsApp gets the approved template of the same name with the variables in this order; the bodies here
 * are what was submitted, and what the demo inbox and e-mails show.
 */
export const TEMPLATES = {
  otp_login: {
    category: 'authentication',
    variables: ['code'],
    subject: { en: 'Your verification code', ar: 'رمز التحقق' },
    body: {
      en: '{{code}} is your verification code. For your security, do not share this code. It expires in 10 minutes.',
      ar: '{{code}} هو رمز التحقق الخاص بك. حفاظاً على أمانك، لا تشارك هذا الرمز. تنتهي صلاحيته خلال 10 دقائق.',
    },
  },
  document_shared: {
    category: 'utility',
    variables: ['name', 'document', 'case', 'link'],
    subject: { en: 'A document was shared with you', ar: 'تمت مشاركة مستند معك' },
    body: {
      en: 'Hello {{name}}, the document "{{document}}" was shared with you in the case "{{case}}". You can open it here after signing in: {{link}} — Diwan',
      ar: 'مرحباً {{name}}، تمت مشاركة المستند «{{document}}» معك في ملف «{{case}}». يمكنك فتحه هنا بعد تسجيل الدخول: {{link}} — ديوان',
    },
  },
  lead_received: {
    category: 'utility',
    variables: ['reference', 'respondBy', 'link'],
    subject: { en: 'New consultation request', ar: 'طلب استشارة جديد' },
    body: {
      en: 'New consultation request {{reference}}. Please answer by {{respondBy}}. Open it here: {{link}} — Diwan',
      ar: 'طلب استشارة جديد {{reference}}. يرجى الرد قبل {{respondBy}}. افتحه هنا: {{link}} — ديوان',
    },
  },
  lead_waiting: {
    category: 'utility',
    variables: ['reference', 'left', 'respondBy', 'link'],
    subject: { en: 'A consultation request is waiting', ar: 'طلب استشارة بانتظار الرد' },
    body: {
      en: 'Consultation request {{reference}} is still waiting for an answer. Time left: {{left}}, until {{respondBy}}. Open it here: {{link}} — Diwan',
      ar: 'طلب الاستشارة {{reference}} ما زال بانتظار الرد. الوقت المتبقي: {{left}}، حتى {{respondBy}}. افتحه هنا: {{link}} — ديوان',
    },
  },
  lead_overdue: {
    category: 'utility',
    variables: ['reference', 'respondBy', 'link'],
    subject: { en: 'A consultation request is overdue', ar: 'تأخّر الرد على طلب استشارة' },
    body: {
      en: 'Consultation request {{reference}} is overdue. An answer was promised by {{respondBy}} and none has been recorded. Open it here: {{link}} — Diwan',
      ar: 'تأخّر الرد على طلب الاستشارة {{reference}}. كان موعد الرد {{respondBy}} ولم يُسجَّل أي رد بعد. افتحه هنا: {{link}} — ديوان',
    },
  },
  lead_confirmation: {
    category: 'utility',
    variables: ['name', 'reference'],
    subject: { en: 'We received your request', ar: 'استلمنا طلبك' },
    body: {
      en: 'Hello {{name}}, we received your request. Its reference is {{reference}}. A member of our team will contact you. — Diwan',
      ar: 'مرحباً {{name}}، استلمنا طلبك. رقمه المرجعي {{reference}}. سيتواصل معك أحد أعضاء فريقنا. — ديوان',
    },
  },
  new_sign_in: {
    category: 'utility',
    variables: ['time'],
    subject: { en: 'New sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
    body: {
      en: 'Your account was signed in to on {{time}}. If this was not you, please call us at once. — Diwan',
      ar: 'تم تسجيل الدخول إلى حسابك بتاريخ {{time}}. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — ديوان',
    },
  },
  generic_notice: {
    category: 'utility',
    variables: ['link'],
    subject: { en: 'There is a new item in your file', ar: 'هناك جديد في ملفك' },
    body: {
      en: 'There is a new item in your file. You can see it here after signing in: {{link}} — Diwan',
      ar: 'هناك جديد في ملفك. يمكنك الاطلاع عليه هنا بعد تسجيل الدخول: {{link}} — ديوان',
    },
  },
  newsletter_confirmation: {
    category: 'marketing',
    variables: ['link', 'unsubscribe'],
    subject: { en: 'Please confirm your subscription', ar: 'يرجى تأكيد اشتراكك' },
    body: {
      en: 'You asked for our newsletter. Please confirm your address: {{link}}\n\nIf it was not you, ignore this message or remove the address: {{unsubscribe}}\n\n— Diwan',
      ar: 'طلبت الاشتراك في نشرتنا. يرجى تأكيد عنوانك: {{link}}\n\nإن لم تكن أنت من طلب ذلك، تجاهل هذه الرسالة أو احذف العنوان: {{unsubscribe}}\n\n— ديوان',
    },
  },
} as const satisfies Record<string, Template>;

export type TemplateName = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES) as [TemplateName, ...TemplateName[]];

/** Puts values into a text once; a value that looks like a variable stays text. Throws when a value is missing. */
export function render(text: string, variables: Record<string, string>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const value = variables[name];
    if (value === undefined) throw new Error(`the variable ${name} is missing`);
    return value;
  });
}

/** The text of a message as its reader sees it. */
export const bodyOf = (template: TemplateName, language: Language, variables: Record<string, string>): string =>
  render(TEMPLATES[template].body[language], variables);
