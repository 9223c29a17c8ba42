import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useNavigate } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { FormActions, useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { TextArea } from '@diwan/ui/text-area';
import { useEffect, useRef, useState } from 'react';
import { AreaForm } from '../../../../components/area-form.js';
import { useSay } from '../../../../components/say.js';
import { useConflict } from '../../../../components/use-conflict.js';
import { useSaving } from '../../../../components/use-saving.js';
import { useTexts } from '../../../../texts.js';
import type { CaseName } from '../../client-accounts/case-select.js';
import type { ClientName } from '../../client-accounts/client-picker.js';
import { fetchInvoice } from '../api/invoices.js';
import { useSaveInvoice } from '../api/save-invoice.js';
import { AddUnbilled } from './add-unbilled.js';
import { useDescribeInvoiceField } from './describe-invoice-field.js';
import { DiscountFields } from './discount-fields.js';
import { InvoiceFields } from './invoice-fields.js';
import { InvoicePreview } from './invoice-preview.js';
import { type InvoiceValues, invoiceForm, invoiceValues } from './invoice-values.js';
import { Lines } from './lines.js';

export interface InvoiceFormProps {
  /** Null for a new one. */
  invoice: Invoice | null;
  initial: InvoiceValues;
  client: ClientName | undefined;
  legalCase?: CaseName | null;
  /** Under which name what is typed is kept until it is saved. */
  draft: string;
  /** Where one goes without saving. */
  back: string;
}

/** Writes a draft of an invoice or changes it, with the invoice as its client will read it beside the form (BILL-01). */
export function InvoiceForm({ invoice, initial, client, legalCase, draft, back }: InvoiceFormProps) {
  const t = useTexts();
  const say = useSay();
  const navigate = useNavigate();
  const [named, setNamed] = useState(client);
  const form = useSchemaForm(invoiceForm, { defaultValues: initial });
  const failed = t('invoices.saveFailed');
  const { describe, labelOfPath } = useDescribeInvoiceField(invoice, () => form.getValues('lines'));
  const { version, notices, onConflict } = useConflict({
    form,
    item: invoice,
    fetch: ({ id }) => fetchInvoice(id),
    valuesOf: invoiceValues,
    describe,
    failed,
    draft,
  });
  const save = useSaveInvoice();
  const saving = useSaving({ form, failed, onConflict, why: { CONFLICT: t('invoices.alreadyBilled') } });
  /** What the pressed button wants done afterwards. */
  const next = useRef<'' | '?issue=yes'>('');
  const [savedAt, setSavedAt] = useState('');
  useEffect(() => {
    if (savedAt) navigate(savedAt, { replace: true });
  }, [savedAt, navigate]);
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,1fr)_26rem]">
      <AreaForm
        form={form}
        wide
        labelOf={labelOfPath}
        onSubmit={(body) =>
          saving(async () => {
            const saved = await save(body, invoice && { id: invoice.id, version });
            say.done(t(invoice ? 'invoices.updated' : 'invoices.created'));
            forgetDraft(form);
            setSavedAt(`/admin/billing/invoices/${saved.id}${next.current}`);
          })
        }
      >
        {notices}
        <InvoiceFields form={form} client={client} legalCase={legalCase} onClient={setNamed} />
        <Lines
          control={form.control}
          more={(add, there) => <AddUnbilled control={form.control} there={there} onAdd={add} />}
        />
        <DiscountFields control={form.control} />
        <FormField control={form.control} name="notes" label={t('invoices.notes')} optionalLabel={t('form.optional')}>
          {(field) => <TextArea {...field} dir="auto" rows={3} />}
        </FormField>
        <FormActions>
          {(['', '?issue=yes'] as const).map((way) => (
            <Button
              key={way}
              type="submit"
              variant={way ? 'primary' : 'secondary'}
              busy={form.formState.isSubmitting && next.current === way}
              busyLabel={t('form.saving')}
              onClick={() => {
                next.current = way;
              }}
            >
              {t(way ? 'invoices.saveAndIssue' : 'invoices.saveDraft')}
            </Button>
          ))}
          <ButtonLink variant="quiet" href={back}>
            {t('form.cancel')}
          </ButtonLink>
        </FormActions>
      </AreaForm>
      <aside className="xl:sticky xl:top-20">
        <InvoicePreview control={form.control} client={named} caseTitle={legalCase?.title ?? ''} />
      </aside>
      <UnsavedGuard dirty={form.formState.isDirty && savedAt === ''} onDiscard={() => forgetDraft(form)} />
    </div>
  );
}
