import { PhoneChangedV1 } from '@diwan/contracts/people/profile/events';
import { formerPhone } from '@diwan/contracts/people/profile/questions';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Id, Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "Your account was changed to another phone": to the former one, at any hour, so that whoever did not do it hears of it (ASVS 6.3.7). */
export default noticeToVisitor({
  family: 'phone_changed',
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: z.object({ personId: Id, at: Instant }),
  on: [on(PhoneChangedV1, ({ personId, at }) => [{ personId, channel: 'whatsapp', facts: { personId, at } }])],
  async compose({ personId, at }, { rpc }) {
    const former = await rpc.ask(formerPhone, { personId, at });
    if (former === null) return { drop: 'cancelled', reason: 'person_gone' };
    const { phone: whatsapp, language } = former;
    const variables = { time: formatDateTime(at, language) };
    return { template: 'phone_changed', variables, language, reach: { whatsapp } };
  },
  templates: {
    phone_changed: {
      category: 'utility',
      variables: ['time', 'firm'],
      subject: { en: 'Your account has another phone now', ar: 'أصبح لحسابك رقم هاتف آخر' },
      body: {
        en: 'Your account was changed to another phone on {{time}}; this number no longer signs in. If this was not you, please call us at once. — {{firm}}.',
        ar: 'تم تغيير رقم هاتف حسابك بتاريخ {{time}}، ولم يعد هذا الرقم صالحاً لتسجيل الدخول. إن لم تكن أنت، يرجى الاتصال بنا فوراً. — {{firm}}.',
      },
    },
  },
});
