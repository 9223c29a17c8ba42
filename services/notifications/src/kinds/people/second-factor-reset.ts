import { SecondFactorResetV1 } from '@diwan/contracts/people/second-factor/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "An owner reset your second factor" (ASVS 6.3.7); what else is known is behind the sign-in. */
export default noticeToPerson({
  family: 'second_factor_reset',
  topic: null,
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: z.object({ at: Instant, hadFactor: z.optional(z.boolean()) }),
  on: [on(SecondFactorResetV1, ({ personId, at, hadFactor = true }) => toPeople([personId], { at, hadFactor }))],
  compose: ({ at, hadFactor = true }, { language }) => ({
    template: hadFactor ? 'second_factor_reset' : 'set_up_code_given',
    variables: { time: formatDateTime(at, language) },
  }),
  templates: {
    set_up_code_given: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'You were given a set-up code', ar: 'أُعطيت رمز إعداد' },
      body: {
        en: 'An owner of the firm gave out a set-up code for your account on {{time}}. With it you set up your second factor after signing in. If you did not ask for this, please call us at once. — {{firm}}.',
        ar: 'أعطى أحد مالكي المكتب رمز إعداد لحسابك بتاريخ {{time}}. به تُعدّ وسيلة التحقق الثانية بعد تسجيل الدخول. إن لم تطلب ذلك، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
    second_factor_reset: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'Your second factor was reset', ar: 'أُعيد ضبط وسيلة التحقق الثانية' },
      body: {
        en: 'The second factor of your account was reset by an owner of the firm on {{time}}. You will set up a new one when you sign in next. If you did not ask for this, please call us at once. — {{firm}}.',
        ar: 'أعاد أحد مالكي المكتب ضبط وسيلة التحقق الثانية لحسابك بتاريخ {{time}}. ستُعدّ وسيلة جديدة عند تسجيل دخولك التالي. إن لم تطلب ذلك، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
  },
});
