import { type Hearing, noteOutcome } from '@diwan/contracts/matters/hearings/http';
import { Button } from '@diwan/ui/button';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useHearingDeeds } from './api/hearings.js';
import { OutcomeFields } from './hearing-fields.js';
import type { HearingValues } from './hearing-values.js';
import { useOtherWord } from './use-other-word.js';
import { useTelling } from './use-telling.js';

type OutcomeValues = Pick<
  HearingValues,
  'outcome' | 'judgment' | 'nextAction' | 'nextActionDue' | 'outcomeSummary' | 'outcomeFor'
>;

const outcomeForm = endpointForm(noteOutcome, (values: OutcomeValues) => ({
  body: { ...values, outcomeFor: [...values.outcomeFor], nextActionDue: values.nextActionDue || null },
  faults: {
    outcome: values.outcome.trim() === '' && 'required',
    outcomeSummary: values.outcomeFor.length > 0 && values.outcomeSummary.trim() === '' && 'required',
  },
}));
/** What courts say most days: one press writes it. */
export const QUICK_OUTCOMES = ['adjourned', 'reserved', 'expert', 'settled'] as const;

/** Notes what came of a hearing: in the corridor, two presses (HEAR-08). */
export function OutcomeSheet({ hearing, onClose }: { hearing: Hearing; onClose: () => void }) {
  const t = useTexts();
  return (
    <EditorSheet title={t('hearings.noteOutcome')} description={<bdi>{hearing.title}</bdi>} onClose={onClose}>
      {(leave) => <OutcomeForm hearing={hearing} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function OutcomeForm({ hearing, onClose, onCancel }: { hearing: Hearing; onClose: () => void; onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const tell = useTelling();
  const deeds = useHearingDeeds();
  const form = useSchemaForm(outcomeForm, {
    defaultValues: {
      outcome: '',
      judgment: false,
      nextAction: '',
      nextActionDue: '',
      outcomeSummary: '',
      outcomeFor: [],
    },
  });
  const otherWord = useOtherWord(hearing.id);
  const onConflict = async () => void (await otherWord.look());
  const saving = useSaving({ form, failed: t('hearings.saveFailed'), onConflict });
  const write = (quick: (typeof QUICK_OUTCOMES)[number]) =>
    form.setValue('outcome', t(`hearingQuick.${quick}`), { shouldDirty: true, shouldValidate: true });
  return (
    <AreaForm
      form={form}
      draft={`outcome:${hearing.id}`}
      labelOf={(path) => t(`hearingField.${path as keyof OutcomeValues}`)}
      onSubmit={(body) =>
        saving(async () => {
          await deeds.note(hearing.id, body);
          say.done(t('hearings.updated'));
          if (body.outcomeFor.length > 0) tell(hearing.id);
          onClose();
        })
      }
    >
      {otherWord.notice}
      <div className="flex flex-wrap gap-2">
        {QUICK_OUTCOMES.map((quick) => (
          <Button key={quick} variant="secondary" onClick={() => write(quick)}>
            {t(`hearingQuick.${quick}`)}
          </Button>
        ))}
      </div>
      <OutcomeFields control={form.control as never} clients={hearing.clients} />
      <SaveActions save={t('hearings.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
