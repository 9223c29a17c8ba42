import { movesOf } from '@diwan/contracts/intake/leads/lead-status';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { move } from './api/change-lead.js';
import type { Lead } from './api/list-leads.js';
import { LostDialog } from './lost-dialog.js';
import type { ChangingLead } from './use-change-lead.js';

/** Where a lead may go next, a button each. A new one becomes `contacted` by being marked as answered, which has its own button. */
export function LeadMoves({ lead, changing }: { lead: Lead; changing: ChangingLead }) {
  const t = useTexts();
  const [losing, setLosing] = useState(false);
  const moves = movesOf(lead).filter((to) => lead.status !== 'new' || to !== 'contacted');
  const go = (to: Lead['status'], reason?: string) => changing.change(() => move(lead, to, reason));
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">{t('leads.moveTo')}</legend>
      {moves.map((to) => (
        <Button
          key={to}
          size="small"
          variant="secondary"
          busy={changing.pending}
          onClick={() => (to === 'lost' ? setLosing(true) : void go(to))}
        >
          {lead.status === 'spam' ? t('leads.notSpam') : t(`leadMove.${to}`)}
        </Button>
      ))}
      {losing && (
        <LostDialog
          busy={changing.pending}
          onClose={() => setLosing(false)}
          onLost={async (reason) => {
            if (await go('lost', reason)) setLosing(false);
          }}
        />
      )}
    </fieldset>
  );
}
