import type { OwnDocument } from '@diwan/contracts/matters/documents/http';
import { DraftNotice } from '@diwan/desk-kit/unsaved/draft-notice';
import { forgetDraft, useDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, useSheetEntry, useShell, useUnsavedWork } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Dialog } from '@diwan/ui/dialog';
import { Form, FormActions, useSchemaForm } from '@diwan/ui/form';
import { applyFormError, applyServerErrors } from '@diwan/ui/form-errors';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { type Texts, useTexts } from '../../../texts.js';
import { askToShare } from './api/ask-to-share.js';
import { ShareWishForm, type ShareWishInput } from './share-wish-schema.js';

interface ShareDialogProps {
  document: OwnDocument;
  open: boolean;
  onClose(): void;
  /** The wish is with the firm. */
  onAsked(): void;
}

/** Asks the firm to let one named person read a document (D-089). However it is closed, Back included, what was typed is there again when it is opened. */
export function ShareDialog({ document, open, onClose, onAsked }: ShareDialogProps) {
  const t = useTexts();
  return (
    <Dialog
      open={open}
      onOpenChange={(wish) => !wish && onClose()}
      title={t('share.title', { title: document.title })}
      description={t('share.text')}
      closeLabel={t('share.close')}
    >
      <ShareForm documentId={document.id} onClose={onClose} onAsked={onAsked} />
    </Dialog>
  );
}

const EMPTY: ShareWishInput = { recipientName: '', recipientPhone: '', recipientEmail: '', reason: '' };

function ShareForm({
  documentId,
  onClose,
  onAsked,
}: Pick<ShareDialogProps, 'onClose' | 'onAsked'> & { documentId: string }) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const form = useSchemaForm(ShareWishForm, { defaultValues: EMPTY });
  const draft = useDraft({ form, name: `share:${documentId}`, base: EMPTY, version: 0 });
  useSheetEntry({ dirty: false, onAsk: (proceed) => proceed(), onClose });
  useUnsavedWork(form.formState.isDirty);
  const giveUp = () => {
    forgetDraft(form);
    form.reset(EMPTY);
    draft.dismiss();
  };
  const send = useAction(async (typed: ShareWishInput) => {
    try {
      await askToShare(documentId, {
        ...typed,
        recipientPhone: typed.recipientPhone || null,
        recipientEmail: typed.recipientEmail || null,
        recipientLanguage: language,
      });
      forgetDraft(form);
      onAsked();
    } catch (error) {
      const faults = error instanceof ApiProblem ? error.fieldErrors : {};
      if (Object.keys(faults).length > 0) applyServerErrors(form, faults);
      else applyFormError(form, problemText(error));
    }
  });
  const { control } = form;
  return (
    <Form
      form={form}
      wide
      errorsTitle={t('form.errors')}
      translateError={(message, path) => fieldText(message, path, t)}
      onSubmit={(typed) => send.run(typed)}
    >
      {draft.restored && <DraftNotice onDiscard={giveUp} />}
      <FormField name="recipientName" control={control} label={t('share.recipientName')} required>
        {(field) => <TextInput {...field} autoComplete="off" />}
      </FormField>
      <FormField name="recipientPhone" control={control} label={t('share.recipientPhone')} hint={t('share.reachHint')}>
        {(field) => <TextInput {...field} type="tel" inputMode="tel" autoComplete="off" />}
      </FormField>
      <FormField name="recipientEmail" control={control} label={t('share.recipientEmail')}>
        {(field) => <TextInput {...field} type="email" inputMode="email" autoComplete="off" />}
      </FormField>
      <FormField
        name="reason"
        control={control}
        label={t('share.reason')}
        hint={t('share.reasonHint')}
        optionalLabel={t('share.optional')}
      >
        {(field) => <TextArea {...field} rows={3} />}
      </FormField>
      <FormActions>
        <Button type="submit" busy={send.busy} busyLabel={t('action.share.busy')}>
          {t('share.send')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('share.close')}
        </Button>
      </FormActions>
    </Form>
  );
}

const LABELS = {
  recipientName: 'share.recipientName',
  recipientPhone: 'share.recipientPhone',
  recipientEmail: 'share.recipientEmail',
  reason: 'share.reason',
} as const satisfies Record<keyof ShareWishInput, string>;
const TEXTS = {
  too_long: 'field.too_long',
  invalid_phone: 'field.invalid_phone',
  invalid_email: 'field.invalid_email',
  phone_or_email: 'share.phoneOrEmail',
} as const;

/** Words for what is wrong with a field. What is said of the whole form is in words already. */
function fieldText(message: string, path: string | undefined, t: Texts): string {
  const label = LABELS[path as keyof ShareWishInput];
  if (message === 'required' && label) return t('field.required', { field: t(label) });
  if (message in TEXTS) return t(TEXTS[message as keyof typeof TEXTS]);
  return /^[a-z_]+$/.test(message) ? t('field.invalid') : message;
}
