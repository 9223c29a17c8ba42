import type { OwnStaffInvitation } from '@diwan/contracts/people/staff-invitations/http';
import { ApiProblem, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { acceptInvitation, invitationKey } from './api/set-up-code.js';
import { SetUpCodeForm } from './set-up-code-form.js';

/** Shows somebody what they are invited to, and takes the code that accepts it. */
export function AcceptInvitation({ invitation }: { invitation: OwnStaffInvitation }) {
  const t = useTexts();
  const { language, refreshSession } = useShell();
  const queries = useQueryClient();
  const say = useSay();
  const { id, state, roles, invitedByName: by } = invitation;
  if (state !== 'pending') {
    return (
      <div className="grid justify-items-start gap-6">
        <Notice>{t(`invitation.${state}`, { by })}</Notice>
        <ButtonLink href="/client-portal">{t('adminLogin.toPortal')}</ButtonLink>
      </div>
    );
  }
  const accept = async (setUpCode: string) => {
    await acceptInvitation(id, setUpCode);
    say.done(t('invitation.done'));
    await refreshSession();
  };
  /** It ended meanwhile, or was sent again: what stands now is shown. */
  const readAgain = (error: unknown) => {
    if (!(error instanceof ApiProblem && error.code === 'CONFLICT')) return false;
    void queries.invalidateQueries({ queryKey: invitationKey(id) });
    say.failed(t('invitation.acceptFailed'), error);
    return true;
  };
  return (
    <div className="grid max-w-prose gap-6">
      <div className="grid gap-3">
        <p>{t('invitation.text', { by })}</p>
        <p className="flex flex-wrap gap-1">
          {roles.map((role) => (
            <Badge key={role}>{t(`role.${role}`)}</Badge>
          ))}
        </p>
        <p className="text-grey">{t('invitation.until', { time: formatDateTime(invitation.expiresAt, language) })}</p>
      </div>
      <SetUpCodeForm
        submit={t('invitation.accept')}
        failed={t('invitation.acceptFailed')}
        onSubmit={accept}
        onProblem={readAgain}
      />
    </div>
  );
}
