import type { PaymentWay } from '@diwan/contracts/money/payment-ways/http';
import { useSchemaForm } from '@diwan/ui/form';
import { AreaForm } from '../../../components/area-form.js';
import { EditorSheet } from '../../../components/editor-sheet.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { fetchPaymentWay, usePaymentWayDeeds } from './api/payment-ways.js';
import { useDescribeWay } from './use-describe-way.js';
import { WayFields } from './way-fields.js';
import { wayForm, wayValues } from './way-values.js';

interface WaySheetProps {
  /** Null for a new one. */
  way: PaymentWay | null;
  onClose: () => void;
}

/** Adds or changes a way to pay, beside the list. */
export function WaySheet(props: WaySheetProps) {
  const t = useTexts();
  return (
    <EditorSheet title={t(props.way ? 'ways.editTitle' : 'ways.add')} onClose={props.onClose}>
      {(leave) => <WayForm {...props} onCancel={leave} />}
    </EditorSheet>
  );
}

function WayForm({ way, onClose, onCancel }: WaySheetProps & { onCancel: () => void }) {
  const t = useTexts();
  const say = useSay();
  const deeds = usePaymentWayDeeds();
  const form = useSchemaForm(wayForm, { defaultValues: wayValues(way) });
  const failed = t('ways.saveFailed');
  const { describe, labelOf } = useDescribeWay();
  const { version, notices, onConflict } = useConflict({
    form,
    item: way,
    fetch: fetchPaymentWay,
    valuesOf: wayValues,
    describe,
    failed,
    draft: `payment-way:${way?.id ?? 'new'}`,
  });
  const saving = useSaving({ form, failed, onConflict });
  return (
    <AreaForm
      form={form}
      labelOf={labelOf}
      onSubmit={(fields) =>
        saving(async () => {
          const active = form.getValues('active');
          await (way ? deeds.change({ id: way.id, version, active }, fields) : deeds.add(fields));
          say.done(t(active ? 'ways.saved' : 'ways.savedOff'));
          onClose();
        })
      }
    >
      {notices}
      <WayFields form={form} />
      <SaveActions save={t('ways.save')} onCancel={onCancel} />
    </AreaForm>
  );
}
