import type { Client } from '@diwan/contracts/people/clients/http';
import { useSchemaForm } from '@diwan/ui/form';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchClient } from './api/get-client.js';
import type { LeadOfClient } from './api/lead-of-client.js';
import { useSaveClient } from './api/save-client.js';
import { BillingFields } from './billing-fields.js';
import { ClientTypeFields } from './client-type-fields.js';
import { type ClientValues, clientForm, clientValues, valuesOfLead } from './client-values.js';
import { ContactFields } from './contact-fields.js';
import { describeClientField } from './describe-client-field.js';
import { FurtherFields } from './further-fields.js';
import { NamesFields } from './names-fields.js';

export interface ClientFormProps {
  /** Null for a new one. */
  client: Client | null;
  /** What a new one begins with. */
  lead?: LeadOfClient;
  onSaved: (client: Client) => void;
  onCancel: () => void;
}

/** Everything staff keep about a client (part 2, section 2.2). */
export function ClientForm({ client, lead, onSaved, onCancel }: ClientFormProps) {
  const t = useTexts();
  const schema = useMemo(() => clientForm(client), [client]);
  const form = useSchemaForm(schema, { defaultValues: lead ? valuesOfLead(lead) : clientValues(client) });
  const failed = t('clients.saveFailed');
  const { version, notices, onConflict } = useConflict({
    form,
    item: client,
    fetch: ({ id }) => fetchClient(id),
    valuesOf: clientValues,
    describe: (name, value) => describeClientField(t, name, value),
    failed,
    draft: lead ? `client:lead:${lead.id}` : `client:${client?.id ?? 'new'}`,
  });
  const save = useSaveClient();
  const saving = useSaving({ form, failed, unique: 'phone', onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => describeClientField(t, path as keyof ClientValues, '').label}
      onSubmit={(body) => saving(async () => onSaved(await save(body, client && { id: client.id, version })))}
    >
      {notices}
      <ContactFields control={form.control} />
      <ClientTypeFields form={form} />
      <NamesFields form={form} />
      <BillingFields control={form.control} client={client} />
      <FurtherFields control={form.control} />
      <SaveActions save={client ? t('clients.update') : t('clients.create')} onCancel={onCancel} />
    </AreaForm>
  );
}
