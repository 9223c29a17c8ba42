import type { ClientAccount } from '@diwan/contracts/money/client-accounts/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { EditorSheet } from '../../../../components/editor-sheet.js';
import { useTexts } from '../../../../texts.js';
import { useOpenInvoices } from '../../invoices/api/invoices.js';
import { useFundBalances } from '../api/client-funds.js';
import { TransferForm } from './transfer-form.js';
import type { PayableInvoice } from './transfer-values.js';

export interface TransferSheetProps {
  client: ClientAccount['client'];
  /** What is to be paid; without it one of the client's open invoices is chosen. */
  invoice?: PayableInvoice;
  onClose: () => void;
}

/** Pays an invoice from money that the firm holds for its client (BILL-10). */
export function TransferSheet({ client, invoice, onClose }: TransferSheetProps) {
  const t = useTexts();
  const held = useFundBalances(client.id);
  const invoices = useOpenInvoices(client.id, '', invoice === undefined);
  return (
    <EditorSheet
      title={t('funds.transferTitle', { name: client.name })}
      description={t('funds.transferText')}
      onClose={onClose}
    >
      {(leave) => (
        <Loaded query={held} failed={t('billing.fetchFailed')}>
          {(balances) =>
            invoice ? (
              <TransferForm
                {...{ client, held: balances, open: [invoice], isFixed: true }}
                onClose={onClose}
                onCancel={leave}
              />
            ) : (
              <Loaded query={invoices} failed={t('billing.fetchFailed')}>
                {(open) => (
                  <TransferForm
                    {...{ client, held: balances, open: dueFirst(open) }}
                    onClose={onClose}
                    onCancel={leave}
                  />
                )}
              </Loaded>
            )
          }
        </Loaded>
      )}
    </EditorSheet>
  );
}

const dueFirst = <Invoice extends PayableInvoice>(open: readonly Invoice[]): Invoice[] =>
  [...open].sort((one, other) => one.dueDate.localeCompare(other.dueDate));
