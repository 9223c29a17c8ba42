import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { movesOf } from '@diwan/contracts/intake/leads/lead-status';
import { Menu } from '@diwan/ui/menu';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { move } from './api/change-lead.js';
import { LostDialog } from './lost-dialog.js';
import { useChangeLead } from './use-change-lead.js';

/** Where a lead may go next. A new one becomes `contacted` by being marked as answered, which has its own button. */
export function LeadMoves({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const changing = useChangeLead();
  const [losing, setLosing] = useState(false);
  const moves = movesOf(lead).filter((to) => lead.status !== 'new' || to !== 'contacted');
  const go = (to: LeadRecord['status'], reason?: string) => changing.change(() => move(lead, to, reason));
  return (
    <>
      {moves.length > 0 && (
        <Menu
          label={t('leads.moveTo')}
          showLabel
          items={moves.map((to) => ({
            id: to,
            label: lead.status === 'spam' ? t('leads.notSpam') : t(`leadMove.${to}`),
            disabled: changing.pending,
            onSelect: () => (to === 'lost' ? setLosing(true) : void go(to)),
          }))}
        />
      )}
      {losing && (
        <LostDialog
          furtherUnanswered={lead.furtherUnanswered ?? 0}
          busy={changing.pending}
          onClose={() => setLosing(false)}
          onLost={async (reason) => {
            if (await go('lost', reason)) setLosing(false);
          }}
        />
      )}
    </>
  );
}
