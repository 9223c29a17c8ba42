import type { CaseStatus } from '@diwan/contracts/matters/cases/vocabulary';
import type { HearingAnswer, HearingState } from '@diwan/contracts/matters/hearings/hearing';
import type { ItemState } from '@diwan/contracts/matters/requests/request';
import type { NoticeState } from '@diwan/contracts/messages/notices/http';
import type { MessageTopic } from '@diwan/contracts/messages/preferences/topics';
import type { FundMovementKind } from '@diwan/contracts/money/client-funds/http';
import type { InvoiceState } from '@diwan/contracts/money/invoices/state';
import type { PaymentMethod } from '@diwan/contracts/money/payments/payment';
import type { ClientType } from '@diwan/contracts/people/clients/http';
import type { DataField } from '@diwan/contracts/people/data-copies/fields';
import type { DataPartName } from '@diwan/contracts/people/data-copies/part';
import type { DelegationScope } from '@diwan/contracts/people/delegations/delegation-scope';
import type { DelegationState } from '@diwan/contracts/people/delegations/http';
import type { LocalizedText } from '@diwan/contracts/shared/language';
import { AREA_WORDS } from './area-words.js';
import { NOTICE_WORDS } from './notice-words.js';

type Words<Code extends string = string> = Readonly<Record<Code, LocalizedText>>;

const CASE: Words<CaseStatus> = {
  active: { en: 'Active', ar: 'جارية' },
  pending: { en: 'Pending', ar: 'معلّقة' },
  closed: { en: 'Closed', ar: 'مغلقة' },
};
const HEARING: Words<HearingState> = {
  scheduled: { en: 'Scheduled', ar: 'محدّدة' },
  postponed: { en: 'Postponed', ar: 'أُجّلت' },
  held: { en: 'Held', ar: 'انعقدت' },
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
};
const ATTENDANCE: Words<HearingAnswer> = {
  attending: { en: 'You will attend', ar: 'ستحضر' },
  translator: { en: 'You need a translator', ar: 'تحتاج إلى مترجم' },
  cannot: { en: 'You cannot attend', ar: 'لا تستطيع الحضور' },
};
const ITEM: Words<ItemState> = {
  open: { en: 'We wait for you', ar: 'بانتظارك' },
  answered: { en: 'We are looking at it', ar: 'قيد المراجعة لدينا' },
  accepted: { en: 'Accepted', ar: 'مقبول' },
  refused: { en: 'Please send again', ar: 'يُرجى الإرسال من جديد' },
  withdrawn: { en: 'Not needed any more', ar: 'لم يعد لازمًا' },
};
const DELEGATION: Words<DelegationState> = {
  invited: { en: 'Not confirmed yet', ar: 'بانتظار التأكيد' },
  active: { en: 'Active', ar: 'سارٍ' },
  refused: { en: 'Refused', ar: 'مرفوض' },
  revoked: { en: 'Ended', ar: 'أُنهي' },
  ended: { en: 'Over', ar: 'انقضت مدّته' },
};
const SCOPE: Words<DelegationScope> = {
  documents: { en: 'Documents', ar: 'المستندات' },
  billing: { en: 'Billing & Payments', ar: 'الفواتير والمدفوعات' },
  hearings: { en: 'Hearings', ar: 'الجلسات' },
};
const WISH: Words<MessageTopic> = {
  hearing: { en: 'Court hearings', ar: 'جلسات المحكمة' },
  document: { en: 'Documents', ar: 'المستندات' },
  request: { en: 'What we need from you', ar: 'ما نحتاجه منك' },
  billing: { en: 'Bills and payments', ar: 'الفواتير والمدفوعات' },
  weekly: { en: 'Your week', ar: 'أسبوعك' },
  digest: { en: 'Your day', ar: 'يومك' },
  news: { en: 'Our news', ar: 'أخبارنا' },
  office: { en: 'Your work in the office', ar: 'عملك في المكتب' },
};
const NOTICE: Words<(typeof NoticeState.options)[number]> = {
  pending: { en: 'Waiting', ar: 'بانتظار الإرسال' },
  sending: { en: 'Being sent', ar: 'قيد الإرسال' },
  sent: { en: 'Sent', ar: 'أُرسلت' },
  unknown: { en: 'Not known whether it arrived', ar: 'لا يُعرف إن كانت قد وصلت' },
  failed: { en: 'Could not be sent', ar: 'تعذّر الإرسال' },
  suppressed: { en: 'Not sent: not wanted', ar: 'لم تُرسل لأنها غير مرغوبة' },
  cancelled: { en: 'Cancelled', ar: 'أُلغيت' },
};
const SUBSCRIPTION: Words = {
  pending: { en: 'Not confirmed yet', ar: 'بانتظار التأكيد' },
  active: { en: 'Active', ar: 'سارٍ' },
  ended: { en: 'Ended', ar: 'أُنهي' },
};
const CLIENT: Words<(typeof ClientType.options)[number]> = {
  individual: { en: 'Individual', ar: 'فرد' },
  business: { en: 'Business', ar: 'مؤسسة' },
  corporation: { en: 'Corporation', ar: 'شركة' },
};

const INVOICE: Words<InvoiceState> = {
  draft: { en: 'Draft', ar: 'مسودّة' },
  sent: { en: 'Sent', ar: 'مُرسلة' },
  partial: { en: 'Partially Paid', ar: 'مدفوعة جزئيًا' },
  paid: { en: 'Paid', ar: 'مدفوعة' },
  overdue: { en: 'Overdue', ar: 'متأخّرة' },
  credited: { en: 'Credited in full', ar: 'ملغاة كاملة بإشعار دائن' },
  nothing_due: { en: 'Nothing due', ar: 'لا مبلغ مستحقًّا' },
  void: { en: 'Void', ar: 'ملغاة' },
};
const PAYMENT: Words = {
  received: { en: 'Received', ar: 'مقبوضة' },
  void: { en: 'Void', ar: 'ملغاة' },
};
const PAYOUT: Words = {
  paid_out: { en: 'Paid out', ar: 'رُدّ' },
  reversed: { en: 'Reversed', ar: 'معكوس' },
};
const FUNDS: Words<FundMovementKind> = {
  deposit: { en: 'Deposit', ar: 'إيداع' },
  transfer: { en: 'Paid from your money', ar: 'دُفع من أموالك' },
  refund: { en: 'Given back', ar: 'أُعيد إليك' },
  reversal: { en: 'Entry corrected', ar: 'تصحيح قيد' },
};
const METHOD: Words<PaymentMethod> = {
  cash: { en: 'Cash', ar: 'نقدًا' },
  check: { en: 'Check', ar: 'شيك' },
  bank_transfer: { en: 'Bank Transfer', ar: 'حوالة مصرفية' },
  credit_card: { en: 'Credit Card', ar: 'بطاقة ائتمان' },
  other: { en: 'Other', ar: 'طريقة أخرى' },
};

/** Codes that mean the same in every part. */
const ANYWHERE: Partial<Record<DataField, Words>> = {
  area: AREA_WORDS,
  channel: { whatsapp: { en: 'WhatsApp', ar: 'واتساب' }, email: { en: 'E-mail', ar: 'البريد الإلكتروني' } },
  clientType: CLIENT,
  device: { other: { en: 'Not recognised', ar: 'غير معروف' } },
  method: METHOD,
  language: { en: { en: 'English', ar: 'الإنكليزية' }, ar: { en: 'Arabic', ar: 'العربية' } },
};
const IN_PART: Partial<Record<DataPartName, Partial<Record<DataField, Words>>>> = {
  cases: { status: CASE },
  hearings: { status: HEARING, answer: ATTENDANCE },
  requests: { status: ITEM },
  invoices: { status: INVOICE },
  payments: { status: PAYMENT },
  creditPayouts: { status: PAYOUT },
  clientFunds: { status: FUNDS },
  delegates: { status: DELEGATION, topic: SCOPE },
  consents: { topic: WISH },
  newsletter: { status: SUBSCRIPTION },
  notices: { status: NOTICE, topic: NOTICE_WORDS },
};

/** What the readable pages say for a code of a field; undefined where the value is what somebody wrote. */
export const wordsOf = (part: DataPartName, field: DataField, value: string): LocalizedText | undefined =>
  (IN_PART[part]?.[field] ?? ANYWHERE[field])?.[value];
