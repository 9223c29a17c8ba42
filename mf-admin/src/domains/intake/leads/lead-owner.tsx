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
  const [parting, setParting] = useState<{ to: string | null } | null>(null);
  const { owner } = lead;
  // Somebody who may not be given leads any more stays named until another is chosen.
  const gone =
    owner && !owners.some(({ id }) => id === owner.id)
      ? [{ value: owner.id, label: owner.name ?? t('leads.unknownPerson') }]
      : [];
  const nameOf = (id: string | null) => owners.find((one) => one.id === id)?.name ?? null;
  const choose = (to: string | null) => {
    if (!can('lead:write')) setParting({ to });
    else void changing.change(() => giveTo(lead, to));
  };
  const passOn = async (to: string | null) => {
    const send = () => giveTo(lead, to);
    const leave = () => navigate('/admin/leads', { replace: true });
    const name = nameOf(to);
    if (await changing.change(send, staysReadable ? undefined : leave))
      say.done(name === null ? t('leads.gaveBack') : t('leads.passedOn', { name }));
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
          name={nameOf(parting.to)}
          staysReadable={staysReadable}
          busy={changing.pending}
          onConfirm={() => void passOn(parting.to)}
          onClose={() => setParting(null)}
        />
      )}
    </>
  );
}
