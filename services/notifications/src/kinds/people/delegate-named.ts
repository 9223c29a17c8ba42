import { DelegateNamedV1 } from '@diwan/contracts/people/delegations/events';
import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "… named you": to the phone a client gave, which may have no account yet (PORT-10). */
export default noticeToVisitor({
  family: 'delegate_named',
  urgency: URGENCY.client,
  waitsForMorning: true,
  facts: z.object({ delegationId: Id }),
  on: [on(DelegateNamedV1, ({ delegationId }) => [{ personId: null, channel: 'whatsapp', facts: { delegationId } }])],
  async compose({ delegationId }, { rpc, link }) {
    const delegation = await rpc.ask(delegationNotice, { delegationId });
    if (delegation?.state !== 'invited') return { drop: 'cancelled', reason: 'not_offered' };
    const { delegateName: name, clientName: client, language, phone, delegatePath } = delegation;
    const variables = { name, client, link: link(delegatePath, language) };
    return { template: 'delegate_named', variables, language, reach: { whatsapp: phone } };
  },
  templates: {
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
