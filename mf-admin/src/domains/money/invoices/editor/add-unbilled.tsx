import { Button } from '@diwan/ui/button';
import type { ControlOf } from '@diwan/ui/form-of';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTexts } from '../../../../texts.js';
import type { InvoiceValues, LineValues } from './invoice-values.js';
import { UnbilledPicker } from './unbilled-picker.js';

export interface AddUnbilledProps {
  control: ControlOf<InvoiceValues>;
  there: readonly LineValues[];
  onAdd: (lines: readonly LineValues[]) => void;
}

/** The way to the work and expenses that wait to be billed, once it is known whose. */
export function AddUnbilled({ control, there, onAdd }: AddUnbilledProps) {
  const t = useTexts();
  const [clientId, caseId, currency, language, issueDate] = useWatch({
    control,
    name: ['clientId', 'caseId', 'currency', 'language', 'issueDate'],
  });
  const [isOpen, setOpen] = useState(false);
  if (clientId === '') return null;
  return (
    <>
      <Button variant="secondary" icon="clock" onClick={() => setOpen(true)}>
        {t('unbilled.open')}
      </Button>
      {isOpen && (
        <UnbilledPicker
          invoice={{ clientId, caseId, currency, language, issueDate }}
          there={there}
          onAdd={onAdd}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
