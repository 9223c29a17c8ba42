import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useTexts } from '../../../texts.js';
import { giveTo, useLeadOwners } from './api/change-lead.js';
import { useChangeLead } from './use-change-lead.js';

/** Who takes care of a lead, to choose for whoever may. */
export function LeadOwner({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const changing = useChangeLead();
  const { can } = useShell();
  const { data: owners = [] } = useLeadOwners(can('lead:write'));
  const { owner } = lead;
  const ownerName = owner && (owner.name ?? t('leads.unknownPerson'));
  if (!can('lead:write')) {
    return (
      <p>
        {t('leads.owner')}: {ownerName ? <Isolate>{ownerName}</Isolate> : t('leads.nobody')}
      </p>
    );
  }
  // Somebody who may not read leads any more stays named until another is chosen.
  const gone = owner && !owners.some(({ id }) => id === owner.id) ? [{ value: owner.id, label: ownerName ?? '' }] : [];
  return (
    <Field label={t('leads.owner')}>
      <NativeSelect
        placeholder={t('leads.nobody')}
        options={[...gone, ...owners.map(({ id, name }) => ({ value: id, label: name }))]}
        value={owner?.id ?? ''}
        disabled={changing.pending}
        onChange={({ target: { value } }) => void changing.change(() => giveTo(lead, value || null))}
      />
    </Field>
  );
}
