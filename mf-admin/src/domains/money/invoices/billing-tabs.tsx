import { Tabs } from '@diwan/ui/tabs';
import { useTexts } from '../../../texts.js';

/** The two lists of Billing Management, each at its address (S2§2.1). */
export function BillingTabs({ current }: { current: '/admin/billing' | '/admin/billing/receipts' }) {
  const t = useTexts();
  return (
    <Tabs
      label={t('dashboard.billing')}
      current={current}
      items={[
        { href: '/admin/billing', label: t('invoices.title') },
        { href: '/admin/billing/receipts', label: t('invoices.receipts') },
      ]}
    />
  );
}
