import { namesOfPeople } from '@diwan/contracts/people/persons/questions';
import { StaffJoinedV1 } from '@diwan/contracts/people/staff-invitations/events';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Id, Instant } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on, toPeople } from '../notice-kind.js';
import { noticeToPerson } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/** "… works in the back office now": to the owners of the firm, whatever notices they want, so that none comes in unnoticed (OFF-09). */
export default noticeToPerson({
  family: 'staff_joined',
  topic: null,
  urgency: URGENCY.alarm,
  waitsForMorning: false,
  facts: z.object({ joinedId: Id, at: Instant }),
  on: [
    on(StaffJoinedV1, async ({ personId, at }, { staffWith }) => {
      const owners = (await staffWith('role:write')).filter((id) => id !== personId);
      return toPeople(owners, { joinedId: personId, at });
    }),
  ],
  async compose({ joinedId, at }, { language }, { rpc, link }) {
    const [joined] = await rpc.ask(namesOfPeople, { ids: [joinedId] });
    if (!joined?.isStaff) return { drop: 'cancelled', reason: 'over' };
    const variables = { name: joined.name, time: formatDateTime(at, language), link: link('/admin/roles', language) };
    return { template: 'staff_joined', variables };
  },
  templates: {
    staff_joined: {
      category: 'utility',
      variables: ['name', 'time', 'link', 'firm'],
      subject: { en: 'Somebody joined the back office', ar: 'انضمّ شخص إلى نظام المكتب' },
      body: {
        en: 'A new member of staff: {{name}} accepted an invitation on {{time}} and has access to the back office. If you did not expect this, look at it at once: {{link}} — {{firm}}.',
        ar: 'عضو جديد في المكتب: قبِل {{name}} الدعوة بتاريخ {{time}} وأصبح لديه حق الدخول إلى نظام المكتب. إن لم تكن تتوقع ذلك، يرجى المراجعة فوراً: {{link}} — {{firm}}.',
      },
    },
  },
});
