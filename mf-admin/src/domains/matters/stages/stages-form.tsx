import type { AreaStages } from '@diwan/contracts/matters/stages/http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type Texts, useTexts } from '../../../texts.js';
import { fetchStageTemplates, useSetStages } from './api/stages.js';
import { StageFields } from './stage-fields.js';
import { type StageValues, stagesForm, stagesValues } from './stage-values.js';

/** Changes the stages of one area. Cases keep the stage they are in as it was when they came into it. */
export function StagesForm({ area }: { area: AreaStages }) {
  const t = useTexts();
  const say = useSay();
  const set = useSetStages();
  const form = useSchemaForm(stagesForm, { defaultValues: stagesValues(area) });
  const failed = t('stages.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: area,
    fetch: async () => (await fetchStageTemplates()).find((one) => one.area === area.area) ?? area,
    valuesOf: stagesValues,
    describe: (_, value) => ({
      label: t('stages.ofArea'),
      text: Array.isArray(value) ? (value as StageValues[]).map(({ name }) => name.en).join(t('conflict.comma')) : '',
    }),
    failed,
    draft: `stages:${area.area}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => labelOf(t, path)}
      onSubmit={(body) =>
        saving(async () => {
          const saved = await set(area.area, { ...body, version });
          form.reset(stagesValues(saved));
          onSaved(saved);
          say.done(t('stages.saved'));
        })
      }
    >
      {notices}
      <StageFields control={form.control} />
      <SaveActions save={t('stages.save')} />
      <UnsavedGuard dirty={form.formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}

/** Such as "Stage 2: Name" of `stages.1.name.en`. */
function labelOf(t: Texts, path: string): string {
  const [, stage, part, ...rest] = path.split('.');
  if (stage === undefined) return t('stages.ofArea');
  const heading = t('stages.number', { number: Number(stage) + 1 });
  if (part === 'weeks') return t('stages.labelled', { heading, label: t('stages.weeks.title') });
  if (part === 'checklist') {
    const line = t('stages.itemNumber', { number: Number(rest[0]) + 1 });
    return t('stages.labelled', { heading, label: line });
  }
  return t('stages.labelled', { heading, label: t(part === 'text' ? 'stages.text' : 'stages.name') });
}
