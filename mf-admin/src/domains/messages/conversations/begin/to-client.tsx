import { useShell } from '@diwan/mf-kit';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useCasesOf, useNamedClient } from '../api/whom-to-write.js';
import { ClientPicker } from './client-picker.js';
import { FirstMessage } from './first-message.js';

/** Stands for "about no case". */
const NO_CASE = 'none';

/** To a client, about one of their cases or, for whoever takes in requests, about none. */
export function ToClient({ clientId }: { clientId: string }) {
  const t = useTexts();
  const { can } = useShell();
  const [personId, setPersonId] = useState(clientId);
  const [about, setAbout] = useState('');
  const named = useNamedClient(clientId).data;
  const cases = useCasesOf(personId);
  const options = [
    ...(can('lead:read') ? [{ value: NO_CASE, label: t('conversations.noCase') }] : []),
    ...(cases.data?.items ?? []).map(({ id, title, caseNumber }) => ({ value: id, label: `${caseNumber} · ${title}` })),
  ];
  const hasNothing = cases.isSuccess && options.length === 0;
  return (
    <div className="grid gap-4">
      <Field label={t('conversations.client')}>
        <ClientPicker
          value={personId}
          known={named}
          onChange={(id) => {
            setPersonId(id);
            setAbout('');
          }}
        />
      </Field>
      {personId && (
        <Field label={t('conversations.about')} error={hasNothing ? t('conversations.noCaseOfYours') : undefined}>
          <NativeSelect
            placeholder={t('conversations.chooseAbout')}
            options={options}
            value={about}
            disabled={!cases.isSuccess || hasNothing}
            onChange={(event) => setAbout(event.target.value)}
          />
        </Field>
      )}
      {personId && about && (
        <FirstMessage key={`${personId} ${about}`} personId={personId} caseId={about === NO_CASE ? null : about} />
      )}
    </div>
  );
}
