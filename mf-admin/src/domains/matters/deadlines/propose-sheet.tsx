import { proposeDeadline } from '@diwan/contracts/matters/deadlines/http';
import type { StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import { formatDate, useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { useMemo } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { DateField } from '../../../components/date-field.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { endpointForm } from '../../../components/endpoint-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useDeadlineDeeds, useReckoning } from './api/deadlines.js';
import { ReckoningWords } from './reckoning-words.js';
import { UnconfirmedNotices } from './unconfirmed-notices.js';

interface ProposeSheetProps {
  caseId: string;
  rules: readonly StandingRule[];
  onClose: () => void;
}

/** Reckons a deadline by hand: which rule, from which day; what comes of it is shown before it is proposed. */
export function ProposeSheet({ onClose, ...props }: ProposeSheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t('deadlines.propose')} onClose={onClose}>
      {(leave) => <ProposeForm {...props} onClose={onClose} onCancel={leave} />}
    </EditorSheet>
  );
}

function ProposeForm({ caseId, rules, onClose, onCancel }: ProposeSheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const { language } = useShell();
  const say = useSay();
  const deeds = useDeadlineDeeds();
  const schema = useMemo(
    () =>
      endpointForm(proposeDeadline, (values: { ruleId: string; triggerDay: string }) => ({
        body: { ...values, caseId },
        faults: { ruleId: values.ruleId === '' && 'required', triggerDay: values.triggerDay === '' && 'required' },
      })),
    [caseId],
  );
  const form = useSchemaForm(schema, { defaultValues: { ruleId: '', triggerDay: '' } });
  const saving = useSaving({ form, failed: t('deadlines.saveFailed') });
  const [ruleId, triggerDay] = form.watch(['ruleId', 'triggerDay']);
  const rule = rules.find(({ id }) => id === ruleId);
  const { data: reckoning } = useReckoning(ruleId, triggerDay);
  return (
    <AreaForm
      form={form}
      draft={`deadline:${caseId}`}
      labelOf={(path) => t(path === 'ruleId' ? 'deadlines.rule' : 'deadlines.triggerDay')}
      onSubmit={(body) =>
        saving(async () => {
          await deeds.propose(body);
          say.done(t('deadlines.proposed'));
          onClose();
        })
      }
    >
      <FormField name="ruleId" control={form.control} label={t('deadlines.rule')} required>
        {(field) => (
          <NativeSelect
            {...field}
            placeholder={t('deadlines.chooseRule')}
            options={rules.map(({ id, name }) => ({ value: id, label: name[language] }))}
          />
        )}
      </FormField>
      <FormField
        name="triggerDay"
        control={form.control}
        label={t('deadlines.triggerDay')}
        hint={rule && t(`deadlineTrigger.${rule.trigger}`)}
        required
      >
        {(field) => <DateField {...field} />}
      </FormField>
      <div aria-live="polite" className="grid gap-2">
        {reckoning && (
          <>
            <p className="text-lg">{t('deadlines.lastDay', { day: formatDate(reckoning.day, language) })}</p>
            <ReckoningWords reckoning={reckoning} />
            <UnconfirmedNotices isRuleConfirmed={rule?.confirmed !== null} />
          </>
        )}
      </div>
      <SaveActions save={t('deadlines.proposeNow')} onCancel={onCancel} />
    </AreaForm>
  );
}
