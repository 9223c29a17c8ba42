import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import type { ControlOf } from '@diwan/ui/form-of';
import type { ReactNode } from 'react';
import { useFieldArray } from 'react-hook-form';
import { ItemControls } from '../../../../components/item-controls.js';
import { useTexts } from '../../../../texts.js';
import { useUsualVat } from '../../vat-rates/usual-vat.js';
import { emptyLine, type InvoiceValues, type LineValues } from './invoice-values.js';
import { LineFields } from './line-fields.js';

const MOST = 200;

export interface LinesProps {
  control: ControlOf<InvoiceValues>;
  /** Draws further ways to add lines, such as from unbilled time; told how, and what is there already. */
  more: (add: (lines: readonly LineValues[]) => void, there: readonly LineValues[]) => ReactNode;
}

/** The lines of an invoice in their order; one at least. */
export function Lines({ control, more }: LinesProps) {
  const t = useTexts();
  const usualVat = useUsualVat();
  const { fields, append, remove, swap, replace } = useFieldArray({ control, name: 'lines' });
  const add = (lines: readonly LineValues[]) => {
    const written = (control._formValues.lines as LineValues[]).filter(isWritten);
    replace([...written, ...lines].slice(0, MOST));
  };
  return (
    <fieldset className="grid gap-6" tabIndex={-1} data-entries>
      <legend className="text-lg font-medium">{t('invoices.lines')}</legend>
      {fields.map(({ id, description, source }, index) => {
        const heading = t('invoices.lineNumber', { number: index + 1 });
        return (
          <section key={id} className="grid gap-4 border-t border-line pt-4" aria-labelledby={`line-${id}`}>
            <div className="flex items-center justify-between gap-4">
              <h2 id={`line-${id}`} className="flex items-center gap-2 text-base font-medium">
                {heading}
                {source.kind !== 'by_hand' && <Badge tone="accent">{t(`lineSource.${source.kind}`)}</Badge>}
              </h2>
              <ItemControls
                name={description || heading}
                index={index}
                count={fields.length}
                onMove={(by) => swap(index, index + by)}
                // An invoice has one line at least: the last one is emptied instead.
                onRemove={() => (fields.length === 1 ? replace([emptyLine(usualVat)]) : remove(index))}
              />
            </div>
            <LineFields control={control} index={index} />
          </section>
        );
      })}
      <div className="flex flex-wrap gap-2">
        {fields.length < MOST && (
          <Button variant="secondary" icon="plus" onClick={() => append(emptyLine(usualVat))}>
            {t('invoices.addLine')}
          </Button>
        )}
        {more(add, fields)}
      </div>
    </fieldset>
  );
}

const isWritten = ({ description, unitPriceMinor, source }: LineValues): boolean =>
  source.kind !== 'by_hand' || description.trim() !== '' || unitPriceMinor.trim() !== '';
