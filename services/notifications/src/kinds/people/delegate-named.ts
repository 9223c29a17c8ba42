import { DelegateNamedV1 } from '@diwan/contracts/people/delegations/events';
import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/**
 * "… named you": to the phone a client gave, which may have no account yet (PORT-10). Who the client is stands behind the sign-in where
 * nobody has signed in with that phone: it may be a stranger's.
 */
export default noticeToVisitor({
  family: 'delegate_named',
  urgency: URGENCY.client,
  waitsForMorning: true,
  waitsForTemplate: true,
  facts: z.object({ delegationId: Id }),
  on: [on(DelegateNamedV1, ({ delegationId }) => [{ personId: null, channel: 'whatsapp', facts: { delegationId } }])],
  async compose({ delegationId }, { rpc, link }) {
    const delegation = await rpc.ask(delegationNotice, { delegationId });
    if (delegation?.state !== 'invited') return { drop: 'cancelled', reason: 'not_offered' };
    const { delegateName: name, clientName: client, language, phone, phoneProven, delegatePath } = delegation;
    const to = { language, reach: { whatsapp: phone } };
    const address = link(delegatePath, language);
    if (!phoneProven) return { template: 'delegate_invited', variables: { link: address }, ...to };
    return { template: 'delegate_named', variables: { name, client, link: address }, ...to };
  },
  templates: {
    delegate_invited: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Somebody named you', ar: 'تمّت تسميتك للاطّلاع على ملف' },
      body: {
        en: 'Somebody asked us to let the holder of this number look at parts of their file with us. Sign in with it to see who, and to accept or refuse: {{link}} — {{firm}}.',
        ar: 'طلب أحد الأشخاص أن نتيح لصاحب هذا الرقم الاطّلاع على أجزاء من ملفه لدينا. سجّل الدخول به لمعرفة صاحب الطلب وللقبول أو الرفض: {{link}} — {{firm}}.',
      },
    },
    delegate_named: {
      category: 'utility',
      variables: ['name', 'client', 'link', 'firm'],
      subject: { en: 'Somebody named you', ar: 'تمّت تسميتك للاطّلاع على ملف' },
      body: {
        en: 'Hello {{name}}, {{client}} asked us to let you look at parts of their file with us. Sign in with this number to accept or refuse: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، طلب {{client}} أن نتيح لك الاطّلاع على أجزاء من ملفه لدينا. سجّل الدخول بهذا الرقم للقبول أو الرفض: {{link}} — {{firm}}.',
      },
    },
  },
});
