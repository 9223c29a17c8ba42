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
    variables: ['name', 'document', 'case', 'link', 'firm'],
    subject: { en: 'A document was shared with you', ar: 'تمت مشاركة مستند معك' },
    body: {
      en: 'Hello {{name}}, the document "{{document}}" was shared with you in the case "{{case}}". You can open it here after signing in: {{link}} — {{firm}}',
      ar: 'مرحباً {{name}}، تمت مشاركة المستند «{{document}}» معك في ملف «{{case}}». يمكنك فتحه هنا بعد تسجيل الدخول: {{link}} — {{firm}}',
    },
  },
  documents_shared: {
    category: 'utility',
    variables: ['name', 'count', 'case', 'link', 'firm'],
    subject: { en: 'Documents were shared with you', ar: 'تمت مشاركة مستندات معك' },
    body: {
      en: 'Hello {{name}}, new documents were shared with you in the case "{{case}}" ({{count}}). You can open them here after signing in: {{link}} — {{firm}}',
      ar: 'مرحباً {{name}}، تمت مشاركة مستندات جديدة معك في ملف «{{case}}» (العدد: {{count}}). يمكنك فتحها هنا بعد تسجيل الدخول: {{link}} — {{firm}}',
    },
  },
  codes_exhausted: {
    category: 'utility',
    variables: ['time', 'link', 'firm'],
    subject: { en: 'Sign-in codes are held back', ar: 'تم إيقاف إرسال رموز الدخول' },
    body: {
      en: 'Unusually many sign-in codes were asked for, so some are held back for the hour from {{time}}. People on their usual devices can still sign in. What is going on: {{link}} — {{firm}}',
      ar: 'طُلب عدد غير معتاد من رموز الدخول، لذلك أوقف إرسال بعضها خلال الساعة التي تبدأ {{time}}. ما زال بإمكان من يستخدمون أجهزتهم المعتادة الدخول. التفاصيل: {{link}} — {{firm}}',
    },
  },
  confirmations_exhausted: {
    category: 'utility',
    variables: ['time', 'link', 'firm'],
    subject: { en: 'Confirmations are held back', ar: 'تم إيقاف إرسال التأكيدات' },
    body: {
      en: 'Unusually many requests came in through the public forms, so their confirmations are held back for the hour from {{time}}. The requests themselves are stored: {{link}} — {{firm}}',
      ar: 'وردت طلبات كثيرة على غير المعتاد عبر النماذج العامة، لذلك أوقف إرسال تأكيداتها خلال الساعة التي تبدأ {{time}}. الطلبات نفسها محفوظة: {{link}} — {{firm}}',
    },
  },
  session_ended: {
    category: 'utility',
    variables: ['time', 'link', 'firm'],
    subject: { en: 'Somebody tried to open documents of others', ar: 'محاولة فتح مستندات تخص آخرين' },
    body: {
      en: 'Somebody who is signed in tried again and again to open documents that are not theirs, and was signed out on {{time}}. Please look at the record of accesses: {{link}} — {{firm}}',
      ar: 'حاول شخص مسجَّل الدخول مراراً فتح مستندات لا تخصّه، فتم تسجيل خروجه بتاريخ {{time}}. يرجى مراجعة سجل الوصول: {{link}} — {{firm}}',
    },
  },
  share_requested: {
    category: 'utility',
    variables: ['link', 'firm'],
    subject: { en: 'A client asks to pass a document on', ar: 'طلب موكّل لمشاركة مستند مع شخص آخر' },
    body: {
      en: 'A client asks to pass a document on to somebody. Who asks, for whom and why stands with the case: {{link}} — {{firm}}',
      ar: 'يطلب أحد الموكّلين مشاركة مستند مع شخص آخر. تجدون في الملف صاحب الطلب والمستلم والسبب: {{link}} — {{firm}}',
    },
  },
  share_decided: {
    category: 'utility',
    variables: ['link', 'firm'],
    subject: { en: 'Your request about a document was decided', ar: 'صدر القرار في طلبك بشأن مستند' },
    body: {
      en: 'We decided about your request to share a document. You can see the answer here after signing in: {{link}} — {{firm}}',
      ar: 'اتخذنا القرار في طلبك لمشاركة مستند. يمكنك الاطلاع على الجواب هنا بعد تسجيل الدخول: {{link}} — {{firm}}',
    },
  },
  share_link: {
    category: 'utility',
    variables: ['name', 'client', 'link', 'firm'],
    subject: { en: 'A document for you', ar: 'مستند لك' },
    body: {
      en: 'Hello {{name}}, {{client}} asked us to let you read a document. Open it here; we will send you a code to make sure that it is you: {{link}} — {{firm}}',
      ar: 'مرحباً {{name}}، طلب {{client}} أن نتيح لك قراءة مستند. افتحه هنا وسنرسل إليك رمزاً للتأكد من هويتك: {{link}} — {{firm}}',
    },
  },
  lead_received: {
    category: 'utility',
    variables: ['reference', 'respondBy', 'link', 'firm'],
    subject: { en: 'New consultation request', ar: 'طلب استشارة جديد' },
    body: {
      en: 'New consultation request {{reference}}. Please answer by {{respondBy}}. Open it here: {{link}} — {{firm}}',
      ar: 'طلب استشارة جديد {{reference}}. يرجى الرد قبل {{respondBy}}. افتحه هنا: {{link}} — {{firm}}',
    },
  },
  lead_waiting: {
    category: 'utility',
    variables: ['reference', 'left', 'respondBy', 'link', 'firm'],
    subject: { en: 'A consultation request is waiting', ar: 'طلب استشارة بانتظار الرد' },
    body: {
      en: 'Consultation request {{reference}} is still waiting for an answer. Time left: {{left}}, until {{respondBy}}. Open it here: {{link}} — {{firm}}',
      ar: 'طلب الاستشارة {{reference}} ما زال بانتظار الرد. الوقت المتبقي: {{left}}، حتى {{respondBy}}. افتحه هنا: {{link}} — {{firm}}',
    },
  },
  lead_overdue: {
    category: 'utility',
    variables: ['reference', 'respondBy', 'link', 'firm'],
    subject: { en: 'A consultation request is overdue', ar: 'تأخّر الرد على طلب استشارة' },
    body: {
      en: 'Consultation request {{reference}} is overdue. An answer was promised by {{respondBy}} and none has been recorded. Open it here: {{link}} — {{firm}}',
      ar: 'تأخّر الرد على طلب الاستشارة {{reference}}. كان موعد الرد {{respondBy}} ولم يُسجَّل أي رد بعد. افتحه هنا: {{link}} — {{firm}}',
    },
  },
  lead_confirmation: {
    category: 'utility',
    // Whoever gets it need not be who sent the request: it says nothing that a visitor typed (D-140).
    variables: ['reference', 'firm'],
    subject: { en: 'We received your request', ar: 'استلمنا طلبك' },
    body: {
      en: 'We received your request. Its reference is {{reference}}. A member of our team will contact you. If you did not send it, ignore this message. — {{firm}}',
      ar: 'استلمنا طلبك. رقمه المرجعي {{reference}}. سيتواصل معك أحد أعضاء فريقنا. إن لم ترسل طلباً، تجاهل هذه الرسالة. — {{firm}}',
    },
  },
  new_sign_in: {
    category: 'utility',
    variables: ['time', 'firm'],
    subject: { en: 'New sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
    body: {
      en: 'Your account was signed in to on {{time}}. If this was not you, please call us at once. — {{firm}}',
      ar: 'تم تسجيل الدخول إلى حسابك بتاريخ {{time}}. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — {{firm}}',
    },
  },
  second_factor_reset: {
    category: 'utility',
    variables: ['time', 'firm'],
    subject: { en: 'Your second factor was reset', ar: 'أُعيد ضبط وسيلة التحقق الثانية' },
    body: {
      en: 'The second factor of your account was reset by an owner of the firm on {{time}}. You will set up a new one when you sign in next. If you did not ask for this, please call us at once. — {{firm}}',
      ar: 'أعاد أحد مالكي المكتب ضبط وسيلة التحقق الثانية لحسابك بتاريخ {{time}}. ستُعدّ وسيلة جديدة عند تسجيل دخولك التالي. إن لم تطلب ذلك، يرجى الاتصال بنا فوراً. — {{firm}}',
    },
  },
  generic_notice: {
    category: 'utility',
    variables: ['link', 'firm'],
    subject: { en: 'There is a new item in your file', ar: 'هناك جديد في ملفك' },
    body: {
      en: 'There is a new item in your file. You can see it here after signing in: {{link}} — {{firm}}',
      ar: 'هناك جديد في ملفك. يمكنك الاطلاع عليه هنا بعد تسجيل الدخول: {{link}} — {{firm}}',
    },
  },
  newsletter_confirmation: {
    category: 'marketing',
    variables: ['link', 'unsubscribe', 'firm'],
    subject: { en: 'Please confirm your subscription', ar: 'يرجى تأكيد اشتراكك' },
    body: {
      en: 'You asked for our newsletter. Please confirm your address: {{link}}\n\nIf it was not you, ignore this message or remove the address: {{unsubscribe}}\n\n— {{firm}}',
      ar: 'طلبت الاشتراك في نشرتنا. يرجى تأكيد عنوانك: {{link}}\n\nإن لم تكن أنت من طلب ذلك، تجاهل هذه الرسالة أو احذف العنوان: {{unsubscribe}}\n\n— {{firm}}',
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
