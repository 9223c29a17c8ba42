import type { ResponseOf } from '@diwan/contracts/http/endpoint';
import type { resetSecondFactor, StaffMember } from '@diwan/contracts/people/staff/http';
import { STAFF_ROLES } from '@diwan/contracts/shared/role';
import { useState } from 'react';
import { ListFilters } from '../../../components/list-filters.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { ResetFactorDialog } from './reset-factor-dialog.js';
import { SetUpCodeDialog } from './set-up-code-dialog.js';
import { StaffTable } from './staff-table.js';

/** The staff, all or those of a role. */
export function StaffList({ onChange }: { onChange: (member: StaffMember) => void }) {
  const t = useTexts();
  const address = useListAddress();
  const [lost, setLost] = useState<{ member: StaffMember; code?: ResponseOf<typeof resetSecondFactor> } | null>(null);
  const close = () => setLost(null);
  return (
    <>
      <ListFilters
        address={address}
        filters={[
          {
            name: 'role',
            label: t('roles.role'),
            all: t('roles.allRoles'),
            options: STAFF_ROLES.map((value) => ({ value, label: t(`role.${value}`) })),
          },
        ]}
      />
      <StaffTable address={address} onChange={onChange} onReset={(member) => setLost({ member })} />
      {lost && !lost.code && (
        <ResetFactorDialog member={lost.member} onReset={(code) => setLost({ ...lost, code })} onClose={close} />
      )}
      {lost?.code && <SetUpCodeDialog name={lost.member.name} {...lost.code} onClose={close} />}
    </>
  );
}
