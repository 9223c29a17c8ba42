import { FundsLowV1 } from '@diwan/contracts/money/fund-requests/events';
import { fundsLowNotice } from '@diwan/contracts/money/fund-requests/questions';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { aboutCase } from '../invoice-words.js';
import { on } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/**
 * "Little is left of a client's deposit" (BILL-10), once per fall: to who works on the case, with the way there, and to who keeps the books,
 * with the way to ask for a top-up.
 */
export default noticeToPerson({
  family: 'funds_low',
  topic: 'office',
  urgency: URGENCY.promised,
  waitsForMorning: true,
  facts: z.object({ thresholdId: Id, caseId: z.nullable(Id), keepsBooks: z.boolean() }),
  on: [
    on(FundsLowV1, async ({ thresholdId, caseId, team }, { staffWith }) => {
      const keepers = await staffWith('billing:write');
      const told = [...new Set([...keepers, ...team])];
      return told.map((personId) => ({
        ...{ personId, channel: 'whatsapp' as const },
        facts: { thresholdId, caseId, keepsBooks: keepers.includes(personId) },
      }));
    }),
  ],
  about: aboutCase,
  async compose({ thresholdId, caseId, keepsBooks }, { language }, { rpc, link }) {
    const low = await rpc.ask(fundsLowNotice, { thresholdId });
    if (!low?.isLow) return { drop: 'cancelled', reason: 'not_low' };
    const casePath = low.casePath ?? (caseId && `/admin/cases/${caseId}`);
    const path = keepsBooks || !casePath ? low.staffPath : casePath;
    return { template: 'funds_low', variables: { link: link(path, language) } };
  },
  templates: {
    funds_low: {
      category: 'utility',
      variables: ['link', 'firm'],
      subject: { en: 'Little is left of a deposit', ar: 'رصيد وديعة منخفض' },
      body: {
        en: 'What we hold for a client has fallen below the amount that was set. You can ask for a top-up: {{link}} — {{firm}}.',
        ar: 'انخفض ما نحفظه لأحد الموكّلين عن المبلغ المحدّد. يمكن طلب تغذية الوديعة: {{link}} — {{firm}}.',
      },
    },
  },
});
