import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { forgetDraft, useDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { ApiProblem, useSheetEntry, useShell, useUnsavedWork } from '@diwan/mf-kit';
import { useSchemaForm } from '@diwan/ui/form';
import { applyFormError, applyServerErrors } from '@diwan/ui/form-errors';
import { Sheet } from '@diwan/ui/sheet';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTexts } from '../../../texts.js';
import { OWN_DELEGATIONS, saveDelegate } from './api/delegations.js';
import { DelegateForm, type DelegateInput, delegateData, newDelegate } from './delegate-schema.js';
import { NameDelegateForm } from './name-delegate-form.js';

export interface NameDelegateSheetProps {
  cases: readonly { id: string; title: string }[];
  onClose: () => void;
}

/**
 * Names somebody; whoever has not proved themselves lately does so first, and what was typed stays. So it does when the sheet is closed,
 * by Back too, or the page is loaded again, until somebody is named or it is given up.
 */
export function NameDelegateSheet({ cases, onClose }: NameDelegateSheetProps) {
  const t = useTexts();
  const { language, notify, problemText } = useShell();
  const cache = useQueryClient();
  const [blank] = useState(() => newDelegate(new Date()));
  const form = useSchemaForm(DelegateForm, { defaultValues: blank });
  const draft = useDraft({ form, name: 'delegate', base: blank, version: 0 });
  useUnsavedWork(form.formState.isDirty);
  useSheetEntry({ dirty: false, onAsk: (proceed) => proceed(), onClose });

  const giveUp = () => {
    form.reset(blank);
    draft.beginOver({ base: blank, version: 0 });
    forgetDraft(form);
    draft.dismiss();
  };
  const save = async (values: DelegateInput) => {
    try {
      await saveDelegate(delegateData(values, language));
      forgetDraft(form);
      notify.success(t('delegate.named', { name: values.name }));
      await cache.invalidateQueries({ queryKey: OWN_DELEGATIONS });
      onClose();
    } catch (error) {
      const { fieldErrors } = error instanceof ApiProblem ? error : { fieldErrors: {} };
      if (Object.keys(fieldErrors).length > 0) return applyServerErrors(form, fieldErrors);
      applyFormError(form, problemText(error));
    }
  };
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t('delegate.name')} closeLabel={t('fresh.close')}>
      {draft.restored && <DraftNotice onDiscard={giveUp} />}
      <NameDelegateForm form={form} cases={cases} onSubmit={save} />
    </Sheet>
  );
}
