import { DelegationAcceptedV1 } from '@diwan/contracts/people/delegations/events';
import { delegationNotice } from '@diwan/contracts/people/delegations/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "… can look at your file now": to the client, whatever notices they want, because it is about who reads their file (PORT-10). */
export default noticeToPerson({
  family: 'delegation_accepted',
  topic: null,
  // It waits: nobody who wants no e-mails gets one of it.
  channels: ['whatsapp'],
  urgency: URGENCY.client,
  waitsForMorning: false,
  facts: z.object({ delegationId: Id }),
  on: [on(DelegationAcceptedV1, ({ delegationId, clientId }) => toPeople([clientId], { delegationId }))],
  async compose({ delegationId }, { name, language }, { rpc, link }) {
    const delegation = await rpc.ask(delegationNotice, { delegationId });
    if (delegation?.state !== 'active') return { drop: 'cancelled', reason: 'over' };
    const variables = { name, delegate: delegation.delegateName, link: link(delegation.clientPath, language) };
    return { template: 'delegation_accepted', variables };
  },
  templates: {
    delegation_accepted: {
      category: 'utility',
      variables: ['name', 'delegate', 'link', 'firm'],
      subject: { en: 'Somebody can look at your file', ar: 'أصبح بإمكان شخص الاطّلاع على ملفك' },
      body: {
        en: 'Hello {{name}}, {{delegate}} accepted and can look at the parts of your file that you chose. You can end this at any time: {{link}} — {{firm}}.',
        ar: 'مرحباً {{name}}، قبل {{delegate}} التفويض وأصبح بإمكانه الاطّلاع على الأجزاء التي اخترتها من ملفك. يمكنك إنهاء ذلك في أي وقت: {{link}} — {{firm}}.',
      },
    },
  },
});
