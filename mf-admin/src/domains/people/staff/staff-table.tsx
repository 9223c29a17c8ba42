import type { StaffMember } from '@diwan/contracts/people/staff/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import type { TableColumn } from '@diwan/ui/table';
import { PhoneLinks } from '../../../components/phone-links.js';
import type { ListAddress } from '../../../components/use-list-address.js';
import { WholeTable } from '../../../components/whole-table.js';
import { type Texts, useTexts } from '../../../texts.js';
import { useStaff } from './api/staff.js';
import { RoleBadges } from './role-badges.js';

/** Who works for the firm, or those of one role. Nobody changes their own roles. */
export function StaffTable({
  address,
  onChange,
  onReset,
}: {
  address: ListAddress;
  onChange: (member: StaffMember) => void;
  onReset: (member: StaffMember) => void;
}) {
  const t = useTexts();
  const { session, language } = useShell();
  const role = address.filter('role');
  return (
    <WholeTable
      caption={t('roles.title')}
      query={useStaff()}
      failed={t('roles.fetchFailed')}
      address={address}
      narrow={(staff) => staff.filter(({ roles }) => !role || roles.some((held) => held === role))}
      orders={{ name: ({ name }) => name, lastSignIn: ({ lastSignInAt }) => lastSignInAt }}
      columns={columns(t, language)}
      rowKey={({ id }) => id}
      actionsLabel={t('page.actions')}
      rowActions={(member) =>
        member.id !== session.person?.id && (
          <Menu
            label={t('page.actionsFor', { name: member.name })}
            items={[
              { id: 'roles', label: t('roles.change'), icon: 'edit', onSelect: () => onChange(member) },
              {
                id: 'factor',
                label: t(member.hasSecondFactor ? 'factorReset.open' : 'factorReset.newCode'),
                icon: 'lock',
                onSelect: () => onReset(member),
              },
            ]}
          />
        )
      }
      empty={
        <EmptyState boxed title={t(role ? 'roles.noMatch' : 'roles.none')}>
          {t(role ? 'roles.noMatchText' : 'roles.noneText')}
        </EmptyState>
      }
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<StaffMember>[] => [
  { id: 'name', header: t('roles.name'), rowHeader: true, cell: ({ name }) => <Isolate>{name}</Isolate> },
  { id: 'phone', phone: 'plain', header: t('roles.phone'), cell: ({ phone }) => <PhoneLinks phone={phone} /> },
  {
    id: 'roles',
    phone: 'plain',
    header: t('roles.roles'),
    cell: ({ roles }) => <RoleBadges roles={roles} />,
  },
  {
    id: 'secondFactor',
    header: t('roles.secondFactor'),
    cell: ({ hasSecondFactor }) => t(hasSecondFactor ? 'roles.factorSet' : 'roles.factorMissing'),
  },
  {
    id: 'lastSignIn',
    header: t('roles.lastSignIn'),
    cell: ({ lastSignInAt }) => (lastSignInAt ? formatDateTime(lastSignInAt, language) : t('roles.never')),
  },
];
