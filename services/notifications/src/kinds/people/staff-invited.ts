import { StaffInvitedV1 } from '@diwan/contracts/people/staff-invitations/events';
import { staffInvitationNotice } from '@diwan/contracts/people/staff-invitations/questions';
import { formatDateTime } from '@diwan/contracts/shared/date-text';
import { Id } from '@diwan/contracts/shared/id';
import * as z from 'zod/mini';
import { on } from '../notice-kind.js';
import { noticeToVisitor } from '../notice-to.js';
import { URGENCY } from '../urgency.js';

/**
 * "You are invited to work for us": to the phone that an owner typed (OFF-09). It names nobody and is worth nothing without the set-up code,
 * which the owner tells the colleague in another way: the number may be a stranger's.
 */
export default noticeToVisitor({
  family: 'staff_invited',
  urgency: URGENCY.client,
  waitsForMorning: true,
  waitsForTemplate: true,
  facts: z.object({ invitationId: Id, version: z.int() }),
  on: [
    on(StaffInvitedV1, ({ invitationId, version }) => [
      { personId: null, channel: 'whatsapp', facts: { invitationId, version } },
    ]),
  ],
  async compose({ invitationId, version }, { rpc, link }) {
    const invitation = await rpc.ask(staffInvitationNotice, { invitationId });
    if (invitation?.state !== 'pending' || invitation.version !== version)
      return { drop: 'cancelled', reason: 'not_offered' };
    const { language, phone, expiresAt, path } = invitation;
    const variables = { time: formatDateTime(expiresAt, language), link: link(path, language) };
    return { template: 'staff_invited', variables, language, reach: { whatsapp: phone } };
  },
  templates: {
    staff_invited: {
      category: 'utility',
      variables: ['link', 'time', 'firm'],
      subject: { en: 'You are invited to work with us', ar: 'دعوة للعمل معنا' },
      body: {
        en: 'The holder of this number is invited to the back office of our firm. To accept, open {{link}} by {{time}}, sign in with this number and enter the set-up code that the person who invited you gives you. If you do not expect this, please ignore it. — {{firm}}.',
        ar: 'صاحب هذا الرقم مدعو إلى الانضمام إلى نظام مكتبنا. للقبول، افتح {{link}} قبل {{time}} وسجّل الدخول بهذا الرقم وأدخل رمز الإعداد الذي تتسلّمه ممّن دعاك. إن لم تكن تتوقع ذلك، يرجى تجاهل هذه الرسالة. — {{firm}}.',
      },
    },
  },
});
