import type { StaffMember } from '@diwan/contracts/people/staff/http';
import type { Language } from '@diwan/contracts/shared/language';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { EmptyState } from '@diwan/ui/empty-state';
import { Menu } from '@diwan/ui/menu';
import { Table, type TableColumn } from '@diwan/ui/table';
import { PhoneLinks } from '../../../components/phone-links.js';
import { type Texts, useTexts } from '../../../texts.js';

/** Who works for the firm. Nobody changes their own roles. */
export function StaffTable({
  staff,
  onChange,
  onReset,
}: {
  staff: readonly StaffMember[];
  onChange: (member: StaffMember) => void;
  onReset: (member: StaffMember) => void;
}) {
  const t = useTexts();
  const { session, language } = useShell();
  return (
    <Table
      caption={t('roles.title')}
      hideCaption
      columns={columns(t, language)}
      rows={staff}
      rowKey={({ id }) => id}
      actionsLabel={t('page.actions')}
      rowActions={(member) =>
        member.id !== session.person?.id && (
          <Menu
            label={t('page.actionsFor', { name: member.name })}
            items={[
              { id: 'roles', label: t('roles.change'), icon: 'edit', onSelect: () => onChange(member) },
              ...(member.hasSecondFactor
                ? [
                    {
                      id: 'factor',
                      label: t('factorReset.open'),
                      icon: 'lock' as const,
                      onSelect: () => onReset(member),
                    },
                  ]
                : []),
            ]}
          />
        )
      }
      empty={
        <EmptyState boxed title={t('roles.none')}>
          {t('roles.noneText')}
        </EmptyState>
      }
    />
  );
}

const columns = (t: Texts, language: Language): TableColumn<StaffMember>[] => [
  { id: 'name', header: t('roles.name'), rowHeader: true, cell: ({ name }) => <Isolate>{name}</Isolate> },
  { id: 'phone', header: t('roles.phone'), cell: ({ phone }) => <PhoneLinks phone={phone} /> },
  {
    id: 'roles',
    header: t('roles.roles'),
    cell: ({ roles }) => (
      <span className="flex flex-wrap gap-1">
        {roles.map((role) => (
          <Badge key={role} tone={role === 'owner' ? 'accent' : 'neutral'}>
            {t(`role.${role}`)}
          </Badge>
        ))}
      </span>
    ),
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
