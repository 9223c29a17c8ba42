import { Button, ButtonLink } from '@diwan/ui/button';
import { FormActions } from '@diwan/ui/form';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../texts.js';

export interface SaveActionsProps {
  /** Such as "Create Client". */
  save: string;
  onCancel?: () => void;
  /** What the form shows first is on its way: nothing is sent meanwhile. */
  isWaiting?: boolean;
  /** Where Cancel leads: what is not saved is asked about on the way, as on any other. */
  cancelHref?: string;
}

/** The buttons of a form. */
export function SaveActions({ save, onCancel, cancelHref, isWaiting = false }: SaveActionsProps) {
  const t = useTexts();
  const { isSubmitting } = useFormState();
  return (
    <FormActions>
      <Button type="submit" busy={isSubmitting || isWaiting} busyLabel={t(isWaiting ? 'page.loading' : 'form.saving')}>
        {save}
      </Button>
      {cancelHref && (
        <ButtonLink variant="secondary" href={cancelHref}>
          {t('form.cancel')}
        </ButtonLink>
      )}
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      )}
    </FormActions>
  );
}
