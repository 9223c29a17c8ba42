import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { useNavigate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useKeptFocus } from '../../../components/use-kept-focus.js';
import { useTexts } from '../../../texts.js';
import { giveTo, useLeadOwners } from './api/change-lead.js';
import { PassOnDialog } from './pass-on-dialog.js';
import { useChangeLead } from './use-change-lead.js';
import { useMayChange } from './use-may-change.js';

/** Who takes care of a lead, to choose for whoever may. */
export function LeadOwner({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const mayChange = useMayChange();
  // The choice is gone once somebody has given away what they may only read then.
  const keptFocus = useKeptFocus(lead);
  const { owner } = lead;
  const ownerName = owner && (owner.name ?? t('leads.unknownPerson'));
  return (
    <div {...keptFocus}>
      {mayChange(lead) ? (
        <OwnerChoice lead={lead} />
      ) : (
        <p>
          {t('leads.owner')}: {ownerName ? <Isolate>{ownerName}</Isolate> : t('leads.nobody')}
        </p>
      )}
    </div>
  );
}

function OwnerChoice({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const say = useSay();
  const navigate = useNavigate();
  const changing = useChangeLead();
  const { can } = useShell();
  const { data: owners = [] } = useLeadOwners();
  const staysReadable = can('lead:read');
  /** To whom a lead goes that who gives it cannot take back. */
  const [parting, setParting] = useState<{ to: string; name: string } | 'back' | null>(null);
  const { owner } = lead;
  // Somebody who may not be given leads any more stays named until another is chosen.
  const gone =
    owner && !owners.some(({ id }) => id === owner.id)
      ? [{ value: owner.id, label: owner.name ?? t('leads.unknownPerson') }]
      : [];
  const choose = (to: string | null) => {
    if (can('lead:write')) return void changing.change(() => giveTo(lead, to));
    const name = owners.find(({ id }) => id === to)?.name;
    setParting(to === null ? 'back' : { to, name: name ?? t('leads.unknownPerson') });
  };
  const passOn = async (chosen: NonNullable<typeof parting>) => {
    const send = () => giveTo(lead, chosen === 'back' ? null : chosen.to);
    const leave = () => navigate('/admin/leads', { replace: true });
    if (await changing.change(send, staysReadable ? undefined : leave))
      say.done(chosen === 'back' ? t('leads.gaveBack') : t('leads.passedOn', { name: chosen.name }));
    setParting(null);
  };
  return (
    <>
      <Field label={t('leads.owner')}>
        <NativeSelect
          placeholder={t('leads.nobody')}
          options={[...gone, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
          value={owner?.id ?? ''}
          disabled={changing.pending}
          onChange={({ target: { value } }) => choose(value || null)}
        />
      </Field>
      {parting && (
        <PassOnDialog
          name={parting === 'back' ? null : parting.name}
          staysReadable={staysReadable}
          busy={changing.pending}
          onConfirm={() => void passOn(parting)}
          onClose={() => !changing.pending && setParting(null)}
        />
      )}
    </>
  );
}
