import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import type { IconName } from '@diwan/ui/icon-paths';
import { CancelHearingSheet } from './cancel-hearing-sheet.js';
import { DeleteHearingDialog } from './delete-hearing-dialog.js';
import { HearingSheet } from './hearing-sheet.js';
import { OutcomeSheet } from './outcome-sheet.js';
import { PostponeSheet } from './postpone-sheet.js';
import { ReinstateHearingDialog } from './reinstate-hearing-dialog.js';

export type HearingDeed = 'outcome' | 'edit' | 'postpone' | 'cancel' | 'reinstate' | 'delete';

/** What can be done to a hearing as it stands, in the order of menus. */
export function deedsOf({ state }: Pick<Hearing, 'state'>): { name: HearingDeed; icon: IconName }[] {
  const isOpen = state === 'scheduled';
  const isOff = state === 'postponed' || state === 'cancelled';
  return [
    ...(isOpen ? [{ name: 'outcome', icon: 'check' } as const] : []),
    { name: 'edit', icon: 'edit' },
    ...(isOpen
      ? ([
          { name: 'postpone', icon: 'calendar' },
          { name: 'cancel', icon: 'close' },
        ] as const)
      : []),
    ...(isOff ? [{ name: 'reinstate', icon: 'retry' } as const] : []),
    { name: 'delete', icon: 'trash' },
  ];
}

/** What is done to a hearing, in the sheet or the dialog it takes. */
export function HearingDeedSheet({
  name,
  hearing,
  onClose,
}: {
  name: HearingDeed;
  hearing: Hearing;
  onClose: () => void;
}) {
  if (name === 'outcome') return <OutcomeSheet hearing={hearing} onClose={onClose} />;
  if (name === 'edit') return <HearingSheet hearing={hearing} onClose={onClose} />;
  if (name === 'postpone') return <PostponeSheet hearing={hearing} onClose={onClose} />;
  if (name === 'cancel') return <CancelHearingSheet hearing={hearing} onClose={onClose} />;
  if (name === 'reinstate') return <ReinstateHearingDialog hearing={hearing} onClose={onClose} />;
  return <DeleteHearingDialog hearing={hearing} onClose={onClose} />;
}
