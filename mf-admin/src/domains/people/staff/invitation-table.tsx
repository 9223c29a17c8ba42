import type { StaffInvitation, StaffInvitationState } from '@diwan/contracts/people/staff-invitations/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { PhoneLinks } from '../../../components/phone-links.js';
import { useSay } from '../../../components/say.js';
import { type Texts, useTexts } from '../../../texts.js';
import { invitationLink } from './invitation-link.js';
import { RoleBadges } from './role-badges.js';

const TONES: Record<StaffInvitationState, Tone> = {
  pending: 'info',
  accepted: 'success',
  withdrawn: 'neutral',
  expired: 'warning',
};

export interface InvitationTableProps {
  invitations: readonly StaffInvitation[];
  onRenew: (invitation: StaffInvitation) => void;
  onWithdraw: (invitation: StaffInvitation) => void;
}

/** Invitations with how they stand; what has not been accepted or withdrawn can be sent again or withdrawn. */
export function InvitationTable({ invitations, onRenew, onWithdraw }: InvitationTableProps) {
  const t = useTexts();
  const { language, notify } = useShell();
  const say = useSay();
  const copyLink = (invitation: StaffInvitation) => {
    const link = invitationLink(invitation);
    navigator.clipboard.writeText(link).then(
      () => say.done(t('invitations.linkCopied', { name: invitation.name })),
      // Refused by the browser: shown, so that it can be copied by hand.
      () => notify.info(t('setUpCode.link'), { description: link }),
    );
  };
  return (
    <Table
      caption={t('invitations.title')}
      hideCaption
      columns={columns(t, language)}
      rows={invitations}
      rowKey={({ id }) => id}
      actionsLabel={t('page.actions')}
      rowActions={(invitation) =>
        (invitation.state === 'pending' || invitation.state === 'expired') && (
          <Menu
            label={t('invitations.actionsFor', { name: invitation.name })}
            items={[
              { id: 'link', label: t('invitations.copyLink'), icon: 'link', onSelect: () => copyLink(invitation) },
              { id: 'renew', label: t('invitations.renew'), icon: 'retry', onSelect: () => onRenew(invitation) },
              {
                id: 'withdraw',
                label: t('invitations.withdraw'),
                icon: 'close',
                onSelect: () => onWithdraw(invitation),
              },
            ]}
          />
        )
      }
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<StaffInvitation>[] => [
  { id: 'name', header: t('roles.name'), rowHeader: true, cell: ({ name }) => <Isolate>{name}</Isolate> },
  { id: 'phone', phone: 'plain', header: t('roles.phone'), cell: ({ phone }) => <PhoneLinks phone={phone} /> },
  { id: 'roles', phone: 'plain', header: t('roles.roles'), cell: ({ roles }) => <RoleBadges roles={roles} /> },
  {
    id: 'state',
    phone: 'plain',
    header: t('invitations.state'),
    cell: ({ state, endedAt, expiresAt }) => (
      <span className="grid justify-items-start gap-1">
        <Badge tone={TONES[state]}>{t(`invitationState.${state}`)}</Badge>
        <span className="text-sm text-grey">
          {state === 'pending'
            ? t('invitations.until', { time: formatDateTime(expiresAt, language) })
            : formatDateTime(endedAt ?? expiresAt, language)}
        </span>
      </span>
    ),
  },
  {
    id: 'sent',
    header: t('invitations.sent'),
    cell: ({ sentAt, invitedByName }) => (
      <span className="grid gap-1">
        {formatDateTime(sentAt, language)}
        <span className="text-sm text-grey">
          <Isolate>{invitedByName}</Isolate>
        </span>
      </span>
    ),
  },
];
