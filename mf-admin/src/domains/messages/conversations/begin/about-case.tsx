import { Loaded } from '@diwan/desk-kit/loaded';
import { Isolate } from '@diwan/ui/bidi';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { NativeSelect } from '@diwan/ui/native-select';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { useNamedCase } from '../api/whom-to-write.js';
import { FirstMessage } from './first-message.js';

/** To a client of a case, about that case; of several one chooses to whom. */
export function AboutCase({ caseId }: { caseId: string }) {
  const t = useTexts();
  const [chosen, setChosen] = useState('');
  return (
    <Loaded query={useNamedCase(caseId)} failed={t('conversations.fetchFailed')}>
      {({ title, clients: all }) => {
        const clients = all.filter(({ isKeptAway }) => !isKeptAway);
        const [only, ...others] = clients;
        const personId = others.length === 0 ? (only?.id ?? '') : chosen;
        return (
          <div className="grid gap-4">
            <p>
              {t('conversations.about')}:{' '}
              <Link href={`/admin/cases/${caseId}`}>
                <Isolate>{title}</Isolate>
              </Link>
            </p>
            {others.length === 0 ? (
              <p>
                {t('conversations.client')}: <bdi>{only?.name}</bdi>
              </p>
            ) : (
              <Field label={t('conversations.client')}>
                <NativeSelect
                  placeholder={t('conversations.chooseClient')}
                  options={clients.map(({ id, name }) => ({ value: id, label: name }))}
                  value={chosen}
                  onChange={(event) => setChosen(event.target.value)}
                />
              </Field>
            )}
            {personId && <FirstMessage key={personId} personId={personId} caseId={caseId} />}
          </div>
        );
      }}
    </Loaded>
  );
}
