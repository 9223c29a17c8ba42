import { SignedInFromNewDeviceV1 } from '@diwan/contracts/people/sign-in/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "Your account was signed in to from a device that was not known" (ASVS 6.3.7); what else is known is behind the sign-in. */
export default noticeToPerson({
  family: 'new_sign_in',
  topic: null,
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: z.object({ at: Instant }),
  on: [on(SignedInFromNewDeviceV1, ({ personId, at }) => toPeople([personId], { at }))],
  compose: ({ at }, { language }) => ({ template: 'new_sign_in', variables: { time: formatDateTime(at, language) } }),
  templates: {
    new_sign_in: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'New sign-in to your account', ar: 'تسجيل دخول جديد إلى حسابك' },
      body: {
        en: 'Your account was signed in to on {{time}}. If this was not you, please call us at once. — {{firm}}.',
        ar: 'تم تسجيل الدخول إلى حسابك بتاريخ {{time}}. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
  },
});
