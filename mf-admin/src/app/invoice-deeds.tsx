import type { Invoice } from '@diwan/contracts/money/invoices/http';
import { useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useState } from 'react';
import { useSay } from '../components/say.js';
import { useListAddress } from '../components/use-list-address.js';
import { useWishInAddress } from '../components/use-wish-in-address.js';
import { useClientAccount } from '../domains/money/client-accounts/api/client-account.js';
import { TransferSheet } from '../domains/money/client-funds/transfer/transfer-sheet.js';
import { CreditNoteSheet } from '../domains/money/credit-notes/credit-note-sheet.js';
import { AcceptSheet } from '../domains/money/invoices/accepted/accept-sheet.js';
import { useInvoiceDeeds } from '../domains/money/invoices/api/invoice-deeds.js';
import { DeleteDraftDialog } from '../domains/money/invoices/deeds/delete-draft-dialog.js';
import { IssueDialog } from '../domains/money/invoices/deeds/issue-dialog.js';
import { VoidDialog } from '../domains/money/invoices/deeds/void-dialog.js';
import { PaymentSheet } from '../domains/money/payments/form/payment-sheet.js';
import { UseCreditDialog } from '../domains/money/payments/use-credit-dialog.js';
import { useTexts } from '../texts.js';

type Opened = 'issue' | 'delete' | 'pay' | 'funds' | 'credit' | 'accept' | 'credit-note' | 'void';

/** What can be done with an invoice where it stands, with the dialog or sheet each deed takes. */
export function InvoiceDeeds({ invoice }: { invoice: Invoice }) {
  const t = useTexts();
  const { can } = useShell();
  const address = useListAddress();
  const say = useSay();
  const { withdrawAccepted } = useInvoiceDeeds(invoice.id);
  const [opened, setOpened] = useState<Opened | null>(null);
  const shut = () => setOpened(null);
  const { state, currency, client, balanceMinor } = invoice;
  const mayWrite = can('billing:write');
  const isDraft = state === 'draft';
  const isOpen = !isDraft && state !== 'void' && balanceMinor > 0;
  // The editor's "Save and issue…" leads here.
  useWishInAddress(address, 'issue', 'yes', () => mayWrite && isDraft && setOpened('issue'));
  const { data: account } = useClientAccount(client.id, mayWrite && isOpen);
  const standing = account?.standings.find((one) => one.currency === currency);
  const creditMinor = standing?.creditMinor ?? 0;
  const fundsMinor = standing?.fundsMinor ?? 0;
  if (!mayWrite || state === 'void') return null;
  const withdraw = () =>
    withdrawAccepted().then(
      () => say.done(t('accepted.withdrawn')),
      (error: unknown) => say.failed(t('accepted.withdrawFailed'), error),
    );
  const items: MenuItem[] = isDraft
    ? [{ id: 'delete', label: t('invoices.delete'), icon: 'trash', danger: true, onSelect: () => setOpened('delete') }]
    : [
        ...(isOpen && fundsMinor > 0
          ? [{ id: 'funds', label: t('invoices.payFromFunds'), onSelect: () => setOpened('funds') } as const]
          : []),
        ...(isOpen && creditMinor > 0
          ? [{ id: 'credit', label: t('invoices.useCredit'), onSelect: () => setOpened('credit') } as const]
          : []),
        ...(isOpen && can('difference:accept')
          ? [{ id: 'accept', label: t('accepted.deed'), onSelect: () => setOpened('accept') } as const]
          : []),
        ...(isOpen && invoice.accepted && can('difference:accept')
          ? [{ id: 'withdraw', label: t('accepted.withdraw'), onSelect: () => void withdraw() } as const]
          : []),
        { id: 'credit-note', label: t('invoices.creditNote'), icon: 'minus', onSelect: () => setOpened('credit-note') },
        { id: 'void', label: t('invoices.void'), icon: 'close', danger: true, onSelect: () => setOpened('void') },
      ];
  return (
    <>
      {isDraft && (
        <>
          <ButtonLink variant="secondary" icon="edit" href={`/admin/billing/invoices/${invoice.id}/edit`}>
            {t('invoices.edit')}
          </ButtonLink>
          <Button onClick={() => setOpened('issue')}>{t('invoices.issue')}</Button>
        </>
      )}
      {isOpen && (
        <Button icon="plus" onClick={() => setOpened('pay')}>
          {t('invoices.recordPayment')}
        </Button>
      )}
      <Menu label={t('page.actionsFor', { name: invoice.number ?? t('invoices.draft') })} items={items} />
      {opened === 'issue' && <IssueDialog invoice={invoice} onClose={shut} />}
      {opened === 'delete' && <DeleteDraftDialog invoice={invoice} onClose={shut} />}
      {opened === 'pay' && <PaymentSheet client={client} invoice={invoice} onClose={shut} />}
      {opened === 'funds' && <TransferSheet client={client} invoice={invoice} onClose={shut} />}
      {opened === 'credit' && <UseCreditDialog invoice={invoice} creditMinor={creditMinor} onClose={shut} />}
      {opened === 'accept' && <AcceptSheet invoice={invoice} onClose={shut} />}
      {opened === 'credit-note' && <CreditNoteSheet invoice={invoice} onClose={shut} />}
      {opened === 'void' && <VoidDialog invoice={invoice} onClose={shut} />}
    </>
  );
}
