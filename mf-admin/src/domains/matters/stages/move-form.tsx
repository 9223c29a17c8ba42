import type { LegalCase } from '@diwan/contracts/matters/cases/http';
import type { StageTemplate } from '@diwan/contracts/matters/stages/http';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { useShell } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { applyFormError } from '@diwan/ui/form-errors';
import { FormControl, FormField } from '@diwan/ui/form-field';
import { RadioGroup } from '@diwan/ui/radio-group';
import { TextInput } from '@diwan/ui/text-input';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useMoveToStage } from './api/stages.js';
import { moveForm, moveValues, OWN_WORDS } from './move-values.js';

interface MoveFormProps {
  legalCase: LegalCase;
  /** Of its area. */
  stages: readonly StageTemplate[];
  onMoved: () => void;
  onCancel: () => void;
}

/** Which stage comes next. Where somebody changed the case meanwhile, it is loaded anew and the choice stays. */
export function MoveForm({ legalCase, stages, onMoved, onCancel }: MoveFormProps) {
  const t = useTexts();
  const { language } = useShell();
  const say = useSay();
  const { move, askAnew } = useMoveToStage(legalCase);
  const form = useSchemaForm(moveForm, { defaultValues: moveValues(legalCase.stage, stages) });
  const { control } = form;
  const saving = useSaving({
    form,
    failed: t('stages.moveFailed'),
    onConflict: async () => {
      await askAnew();
      applyFormError(form, t('stages.changedMeanwhile'));
    },
  });
  const isOwn = form.watch('stage') === OWN_WORDS;
  const isPresent = (id: string) => id === legalCase.stage?.id;
  return (
    <AreaForm
      form={form}
      draft={`stage:${legalCase.id}`}
      labelOf={(path) => (path === 'name.en' || path === 'name.ar' ? t(`stages.${path}`) : t('stages.next'))}
      onSubmit={(body) =>
        saving(async () => {
          await move({ ...body, version: legalCase.version });
          say.done(t('stages.moved'));
          onMoved();
        })
      }
    >
      <FormControl name="stage" control={control}>
        {(field, { id, error }) => (
          <RadioGroup
            {...field}
            id={id}
            error={error}
            label={t('stages.next')}
            hint={t('stages.clientReads')}
            options={[
              ...stages.map((stage) => ({
                value: stage.id,
                label: stage.name[language],
                hint: isPresent(stage.id) ? t('stages.here') : stage.text[language],
                disabled: isPresent(stage.id),
              })),
              { value: OWN_WORDS, label: t('stages.own') },
            ]}
            required
          />
        )}
      </FormControl>
      {isOwn &&
        LANGUAGES.map((inLanguage) => (
          <FormField
            key={inLanguage}
            name={`name.${inLanguage}`}
            control={control}
            label={t(`stages.name.${inLanguage}`)}
            required
          >
            {(field) => <TextInput {...field} lang={inLanguage} dir="auto" autoComplete="off" maxLength={120} />}
          </FormField>
        ))}
      <SaveActions save={t('stages.moveNow')} onCancel={onCancel} />
    </AreaForm>
  );
}
