import type { SentStaffInvitation, StaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { INVITATIONS_KEY, renewInvitation, useInvitations, withdrawInvitation } from './api/invitations.js';
import { InvitationTable } from './invitation-table.js';

type Asked = { deed: 'renew' | 'withdraw'; invitation: StaffInvitation };

/** Whom owners invited: who is waited for, and what became of the others. Nothing while nobody was invited, as far as is known. */
export function Invitations({ onSent }: { onSent: (sent: SentStaffInvitation) => void }) {
  const t = useTexts();
  const [asked, setAsked] = useState<Asked | null>(null);
  const query = useInvitations();
  if (query.isPending || query.data?.length === 0) return null;
  return (
    <div className="grid gap-3 pt-10">
      <h2 className="text-xl">{t('invitations.title')}</h2>
      <Loaded query={query} failed={t('invitations.fetchFailed')}>
        {(invitations) => (
          <InvitationTable
            invitations={invitations}
            onRenew={(invitation) => setAsked({ deed: 'renew', invitation })}
            onWithdraw={(invitation) => setAsked({ deed: 'withdraw', invitation })}
          />
        )}
      </Loaded>
      {asked && <Question {...asked} onSent={onSent} onClose={() => setAsked(null)} />}
    </div>
  );
}

function Question({
  deed,
  invitation,
  onSent,
  onClose,
}: Asked & { onSent: (sent: SentStaffInvitation) => void; onClose: () => void }) {
  const t = useTexts();
  const { problemText } = useShell();
  const say = useSay();
  const queries = useQueryClient();
  const { name } = invitation;
  const renewing = deed === 'renew';
  const doing = useMutation({
    mutationFn: async () => {
      if (renewing) return renewInvitation(invitation);
      await withdrawInvitation(invitation);
      return null;
    },
    onSuccess: (sent) => {
      onClose();
      if (sent === null) return say.done(t('invitations.withdrawn', { name }));
      say.done(t('invitations.renewed', { name }));
      onSent(sent);
    },
    // Also when it was refused: somebody else did something with it before.
    onSettled: () => queries.invalidateQueries({ queryKey: INVITATIONS_KEY }),
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      tone={renewing ? 'primary' : 'danger'}
      title={t(renewing ? 'invitations.renewTitle' : 'invitations.withdrawTitle', { name })}
      confirmLabel={t(renewing ? 'invitations.renew' : 'invitations.withdraw')}
      cancelLabel={t('form.cancel')}
      onConfirm={() => doing.mutate()}
      busy={doing.isPending}
      busyLabel={t('form.saving')}
      error={doing.error && problemText(doing.error)}
    >
      {t(renewing ? 'invitations.renewText' : 'invitations.withdrawText', { name })}
    </ConfirmDialog>
  );
}
