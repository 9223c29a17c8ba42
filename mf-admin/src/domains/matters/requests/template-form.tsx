import type { RequestTemplate, RequestTemplates } from '@diwan/contracts/matters/requests/templates.http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { useSchemaForm } from '@diwan/ui/form';
import { useState } from 'react';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { type Texts, useTexts } from '../../../texts.js';
import { fetchRequestTemplates, useSetTemplates } from './api/templates.js';
import { inWords } from './in-words.js';
import { TemplateFields } from './template-fields.js';
import { templateForm, templateValues } from './template-values.js';

interface TemplateFormProps {
  template: RequestTemplate;
  isNew: boolean;
  /** All lists as they were read. */
  all: RequestTemplates;
  /** With the list that is to be shown now. */
  onDone: (id: string) => void;
}

/** Changes one list; requests that were made from it stay as they are. */
export function TemplateForm({ template, isNew, all, onDone }: TemplateFormProps) {
  const t = useTexts();
  const say = useSay();
  const set = useSetTemplates();
  const form = useSchemaForm(templateForm, { defaultValues: templateValues(template) });
  const failed = t('requests.listSaveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: all,
    fetch: () => fetchRequestTemplates(),
    valuesOf: ({ templates }) => templateValues(templates.find(({ id }) => id === template.id) ?? template),
    describe: () => ({ label: t('requests.list'), text: t('requests.listChanged') }),
    failed,
    draft: isNew ? 'request-template:new' : `request-template:${template.id}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={(path) => labelOf(t, path)}
      onSubmit={({ templates: [typed] }) =>
        saving(async () => {
          if (!typed) return;
          const written = { ...typed, id: template.id };
          const saved = await set(version, (list) => replaced(list, written));
          form.reset(templateValues(written));
          onSaved(saved);
          forgetDraft(form);
          say.done(t('requests.listSaved'));
          onDone(template.id);
        })
      }
    >
      {notices}
      <TemplateFields control={form.control} />
      <SaveActions save={t('requests.listSave')} />
      {!isNew && (
        <RemoveList
          template={template}
          onRemove={async () => {
            await set(version, (list) => list.filter(({ id }) => id !== template.id));
            forgetDraft(form);
            say.done(t('requests.listRemoved'));
            onDone('');
          }}
        />
      )}
      <UnsavedGuard dirty={form.formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}

/** In its place, or behind the others. */
const replaced = (list: readonly RequestTemplate[], written: RequestTemplate): RequestTemplate[] =>
  list.some(({ id }) => id === written.id)
    ? list.map((one) => (one.id === written.id ? written : one))
    : [...list, written];

function RemoveList({ template, onRemove }: { template: RequestTemplate; onRemove: () => Promise<void> }) {
  const t = useTexts();
  const { language } = useShell();
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    void onRemove()
      .catch((error: unknown) => say.failed(t('requests.listSaveFailed'), error))
      .finally(() => {
        setBusy(false);
        setAsking(false);
      });
  };
  return (
    <div>
      <Button variant="quiet" icon="trash" onClick={() => setAsking(true)}>
        {t('requests.removeList')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title={t('requests.removeListTitle', { title: inWords(template.title, language) })}
        confirmLabel={t('requests.removeList')}
        cancelLabel={t('form.cancel')}
        onConfirm={remove}
        busy={isBusy}
        busyLabel={t('form.saving')}
      >
        {t('requests.removeListText')}
      </ConfirmDialog>
    </div>
  );
}

/** Such as "Thing 2: What" of `templates.0.items.1.title.en`. */
function labelOf(t: Texts, path: string): string {
  const [, , list, place, part] = path.split('.');
  if (list !== 'items') return t('requests.listTitle');
  if (place === undefined) return t('requests.listItems');
  const heading = t('requests.itemNumber', { number: Number(place) + 1 });
  const label = t(
    part === 'days' ? 'requests.days' : part === 'explanation' ? 'requests.explanation' : 'requests.what',
  );
  return t('stages.labelled', { heading, label });
}
