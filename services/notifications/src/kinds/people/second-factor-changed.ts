import { SecondFactorChangedV1 } from '@diwan/contracts/people/second-factor/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "A passkey was added to your account" (ASVS 6.3.7): whoever did it was signed in, which the person may not know of. */
export default noticeToPerson({
  family: 'second_factor_changed',
  topic: null,
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: z.object({ at: Instant, change: SecondFactorChangedV1.payload.shape.change }),
  on: [on(SecondFactorChangedV1, ({ personId, at, change }) => toPeople([personId], { at, change }))],
  compose: ({ at, change }, { language }) => ({ template: change, variables: { time: formatDateTime(at, language) } }),
  templates: {
    passkey_added: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'A passkey was added to your account', ar: 'أُضيف مفتاح مرور إلى حسابك' },
      body: {
        en: 'A passkey was added to your account on {{time}}. If this was not you, please call us at once. — {{firm}}.',
        ar: 'أُضيف مفتاح مرور إلى حسابك بتاريخ {{time}}. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
    passkey_removed: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'A passkey was removed from your account', ar: 'أُزيل مفتاح مرور من حسابك' },
      body: {
        en: 'A passkey was removed from your account on {{time}}. If this was not you, please call us at once. — {{firm}}.',
        ar: 'أُزيل مفتاح مرور من حسابك بتاريخ {{time}}. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
    authenticator_set_up: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'An authenticator was set up for your account', ar: 'أُعدّ تطبيق مصادقة لحسابك' },
      body: {
        en: 'An authenticator app was set up for your account on {{time}}. If this was not you, please call us at once. — {{firm}}.',
        ar: 'أُعدّ تطبيق مصادقة لحسابك بتاريخ {{time}}. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
  },
});
