import { PaymentWayInBrief } from '@diwan/contracts/money/payment-ways/brief';
import { PaymentWayChangedV1 } from '@diwan/contracts/money/payment-ways/events';
import type { PaymentWayKind } from '@diwan/contracts/money/payment-ways/http';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Instant } from '@diwan/contracts/shared/id';
import type { Language, LocalizedText } from '@diwan/contracts/shared/language';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

const KINDS: Record<PaymentWayKind, LocalizedText> = {
  bank_transfer: { en: 'bank transfer', ar: 'تحويل مصرفي' },
  cash_desk: { en: 'cash desk', ar: 'صندوق المكتب' },
  cheque: { en: 'cheque', ar: 'شيك' },
  whish: { en: 'Whish', ar: 'Whish' },
  omt: { en: 'OMT', ar: 'OMT' },
};
const NOTHING: LocalizedText = { en: 'nothing', ar: 'لا شيء' };
const OFF: LocalizedText = { en: 'switched off', ar: 'موقوف' };
const ACCOUNT: LocalizedText = { en: 'account ending', ar: 'حساب ينتهي بـ' };

/** Such as “bank transfer (account ending 9114, switched off)”. */
function briefText(way: PaymentWayInBrief | null, language: Language): string {
  if (way === null) return NOTHING[language];
  const more = [...(way.ending ? [`${ACCOUNT[language]} ${way.ending}`] : []), ...(way.active ? [] : [OFF[language]])];
  const kind = KINDS[way.kind][language];
  return more.length > 0 ? `${kind} (${more.join(language === 'ar' ? '، ' : ', ')})` : kind;
}

/** "Where clients pay was changed": to the owners of the firm, at any hour and whatever notices they want; also to who did it, whose session it was. */
export default noticeToPerson({
  family: 'payment_way_changed',
  topic: null,
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: z.object({ at: Instant, before: z.nullable(PaymentWayInBrief), after: PaymentWayInBrief }),
  on: [
    on(PaymentWayChangedV1, async ({ at, before, after }, { staffWith }) =>
      toPeople(await staffWith('payment-way:write'), { at, before, after }),
    ),
  ],
  compose: ({ at, before, after }, { language }, { link }) => ({
    template: 'payment_way_changed',
    variables: {
      time: formatDateTime(at, language),
      before: briefText(before, language),
      after: briefText(after, language),
      link: link('/admin/settings/payment-ways', language),
    },
  }),
  templates: {
    payment_way_changed: {
      category: 'utility',
      variables: ['time', 'before', 'after', 'link', 'firm'],
      subject: { en: 'Where clients pay was changed', ar: 'تم تغيير طريقة دفع للموكلين' },
      body: {
        en: 'A way in which clients pay the firm was changed on {{time}}. Before: {{before}}. Now: {{after}}. This is what clients see from now on. If you did not expect it, look at it at once: {{link}} — {{firm}}.',
        ar: 'جرى تغيير إحدى طرق دفع الموكلين للمكتب بتاريخ {{time}}. قبل التغيير: {{before}}. الآن: {{after}}. هذا ما يراه الموكلون من الآن فصاعداً. إن لم تكن تتوقع ذلك، يرجى المراجعة فوراً: {{link}} — {{firm}}.',
      },
    },
  },
});
