import { Button } from '@diwan/ui/button';
import { FormActions } from '@diwan/ui/form';
import { useFormState } from 'react-hook-form';
import { useTexts } from '../texts.js';

export interface SaveActionsProps {
  /** Such as "Create Client". */
  save: string;
  onCancel?: () => void;
}

/** The buttons of a form. */
export function SaveActions({ save, onCancel }: SaveActionsProps) {
  const t = useTexts();
  const { isSubmitting } = useFormState();
  return (
    <FormActions>
      <Button type="submit" busy={isSubmitting} busyLabel={t('form.saving')}>
        {save}
      </Button>
      {onCancel && (
        <Button variant="secondary" onClick={onCancel}>
          {t('form.cancel')}
        </Button>
      )}
    </FormActions>
  );
}
