import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { forgetDraft, useDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell, useUnsavedWork } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Form, FormActions, useSchemaForm } from '@diwan/ui/form';
import { applyFormError } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { useTexts } from '../../../texts.js';
import { askToErase, OWN_ERASURE } from './api/erasure.js';

const Wish = z.object({
  reason: z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(1000, 'too_long')),
});
const EMPTY = { reason: '' };

/** Asks the firm to erase the person's data, with a reason; after a fresh sign-in. */
export function AskErasure() {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const cache = useQueryClient();
  const form = useSchemaForm(Wish, { defaultValues: EMPTY });
  const draft = useDraft({ form, name: 'erasure', base: EMPTY, version: 0 });
  useUnsavedWork(form.formState.isDirty);
  const send = useAction(async ({ reason }: typeof EMPTY) => {
    try {
      await askToErase(reason);
      forgetDraft(form);
      notify.success(t('ownData.eraseAsked'));
      await cache.invalidateQueries({ queryKey: OWN_ERASURE });
    } catch (error) {
      applyFormError(form, problemText(error));
    }
  });
  const giveUp = () => {
    forgetDraft(form);
    form.reset(EMPTY);
    draft.dismiss();
  };
  return (
    <Form
      form={form}
      errorsTitle={t('form.errors')}
      translateError={(message) =>
        message === 'required' || message === 'too_long' ? t(`ownData.reason.${message}`) : message
      }
      onSubmit={(typed) => send.run(typed)}
    >
      {draft.restored && <DraftNotice onDiscard={giveUp} />}
      <FormField
        name="reason"
        control={form.control}
        label={t('ownData.reason')}
        hint={t('ownData.reasonHint')}
        required
      >
        {(field) => <TextArea {...field} dir="auto" rows={3} />}
      </FormField>
      <FormActions>
        <Button type="submit" variant="danger" busy={send.busy} busyLabel={t('ownData.asking')}>
          {t('ownData.askErase')}
        </Button>
      </FormActions>
    </Form>
  );
}
