import type { StaffMember } from '@diwan/contracts/people/staff/http';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { useStaff } from './api/staff.js';
import { ResetFactorDialog } from './reset-factor-dialog.js';
import { StaffTable } from './staff-table.js';

/** The staff, as soon as they are known. */
export function StaffList({ onChange }: { onChange: (member: StaffMember) => void }) {
  const t = useTexts();
  const [lost, setLost] = useState<StaffMember | null>(null);
  return (
    <>
      <Loaded query={useStaff()} failed={t('roles.fetchFailed')} bars={TABLE_BARS}>
        {(staff) => <StaffTable staff={staff} onChange={onChange} onReset={setLost} />}
      </Loaded>
      {lost && <ResetFactorDialog member={lost} onClose={() => setLost(null)} />}
    </>
  );
}
