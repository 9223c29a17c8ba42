import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Field } from '@diwan/ui/field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { type Conversation, useAssignees, useDeeds } from './api/conversations.js';

/** Who takes care of a conversation, and whether it goes on. What somebody else changed meanwhile is shown, and said. */
export function Keeping({ conversation }: { conversation: Conversation }) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const { id, assignee, state, version } = conversation;
  const deeds = useDeeds(id);
  const assignees = useAssignees();
  const onError = (error: unknown) => notify.error(problemText(error));
  const assigning = useMutation({ mutationFn: (who: string) => deeds.assign(who || null, version), onError });
  const to = state === 'open' ? 'closed' : 'open';
  const moving = useMutation({ mutationFn: () => deeds.move(to, version), onError });
  const known = assignees.data ?? [];
  const people = assignee && !known.some((one) => one.id === assignee.id) ? [assignee, ...known] : known;
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Field label={t('conversations.assignee')}>
        <NativeSelect
          placeholder={t('conversations.nobody')}
          options={people.map((one) => ({ value: one.id, label: one.name }))}
          value={assignee?.id ?? ''}
          disabled={assigning.isPending}
          onChange={(event) => assigning.mutate(event.target.value)}
        />
      </Field>
      <Button variant="secondary" busy={moving.isPending} onClick={() => moving.mutate()}>
        {state === 'open' ? t('conversations.close') : t('conversations.reopen')}
      </Button>
    </div>
  );
}
