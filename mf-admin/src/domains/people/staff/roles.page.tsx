import type { StaffMember } from '@diwan/contracts/people/staff/http';
import type { SentStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { Button } from '@diwan/ui/button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { STAFF_KEY } from './api/staff.js';
import { invitationLink } from './invitation-link.js';
import { Invitations } from './invitations.js';
import { InviteForm } from './invite-form.js';
import { RolesForm } from './roles-form.js';
import { SetUpCodeDialog } from './set-up-code-dialog.js';
import { StaffList } from './staff-list.js';

type Opened =
  | { sheet: 'invite' }
  | { sheet: 'roles'; member: StaffMember }
  | { sheet: 'code'; sent: SentStaffInvitation };

/** Who works for the firm and what each may do; an owner's business (OFF-09). */
export default function RolesPage() {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const done = (text: string) => {
    say.done(text);
    close();
    void queries.invalidateQueries({ queryKey: STAFF_KEY });
  };
  const invited = (sent: SentStaffInvitation) => {
    say.done(t('roles.invited', { name: sent.invitation.name }));
    setOpened({ sheet: 'code', sent });
  };
  const invite = (
    <Button icon="plus" onClick={() => setOpened({ sheet: 'invite' })}>
      {t('roles.invite')}
    </Button>
  );
  return (
    <AdminPage title={t('roles.title')} note={t('roles.note')} actions={invite}>
      <StaffList onChange={(member) => setOpened({ sheet: 'roles', member })} />
      <Invitations onSent={(sent) => setOpened({ sheet: 'code', sent })} />
      {opened?.sheet === 'code' && <CodeOfInvitation sent={opened.sent} onClose={close} />}
      {opened?.sheet === 'invite' && (
        <EditorSheet title={t('roles.invite')} onClose={close}>
          {(leave) => <InviteForm onInvited={invited} onCancel={leave} />}
        </EditorSheet>
      )}
      {opened?.sheet === 'roles' && (
        <EditorSheet title={t('roles.changeTitle', { name: opened.member.name })} onClose={close}>
          {(leave) => (
            <RolesForm
              member={opened.member}
              onSaved={({ name }) => done(t('roles.saved', { name }))}
              onCancel={leave}
            />
          )}
        </EditorSheet>
      )}
    </AdminPage>
  );
}

function CodeOfInvitation({ sent, onClose }: { sent: SentStaffInvitation; onClose: () => void }) {
  const { name, expiresAt } = sent.invitation;
  const link = invitationLink(sent.invitation);
  return <SetUpCodeDialog name={name} setUpCode={sent.setUpCode} expiresAt={expiresAt} link={link} onClose={onClose} />;
}
