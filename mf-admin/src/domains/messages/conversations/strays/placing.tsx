import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { type StrayMessage, useStrayDeeds } from '../api/stray-messages.js';
import { ClientPicker } from '../begin/client-picker.js';

/** "This is client X": the message stands in their conversation then. */
export function Placing({ strayId, candidates }: { strayId: string; candidates: StrayMessage['candidates'] }) {
  const t = useTexts();
  const { notify, problemText, can } = useShell();
  const { place } = useStrayDeeds(strayId);
  const [chosen, setChosen] = useState('');
  const placing = useMutation({
    mutationFn: place,
    onSuccess: () => notify.success(t('conversations.placed')),
    onError: (error) => notify.error(problemText(error)),
  });
  return (
    <div className="flex flex-wrap items-end gap-3">
      {candidates.map(({ id, name }) => (
        <Button key={id} variant="secondary" busy={placing.isPending} onClick={() => placing.mutate(id)}>
          {t('conversations.thisIs', { name })}
        </Button>
      ))}
      {can('client:read') && (
        <>
          <Field label={t('conversations.whoIsIt')}>
            <ClientPicker value={chosen} known={undefined} onChange={setChosen} />
          </Field>
          <Button
            variant="secondary"
            disabled={chosen === ''}
            busy={placing.isPending}
            onClick={() => placing.mutate(chosen)}
          >
            {t('conversations.place')}
          </Button>
        </>
      )}
    </div>
  );
}
