import type { InvoiceState } from '@diwan/contracts/money/invoices/state';
import { Badge, type Tone } from '@diwan/ui/badge';
import { useTexts } from '../../../texts.js';

const TONES = {
  draft: 'neutral',
  sent: 'info',
  partial: 'warning',
  paid: 'success',
  overdue: 'danger',
  credited: 'neutral',
  nothing_due: 'neutral',
  void: 'neutral',
} as const satisfies Record<InvoiceState, Tone>;

/** Where an invoice stands: in words, the colour repeats them (D-081). */
export function InvoiceStateBadge({ state }: { state: InvoiceState }) {
  const t = useTexts();
  return <Badge tone={TONES[state]}>{t(`invoiceState.${state}`)}</Badge>;
}
