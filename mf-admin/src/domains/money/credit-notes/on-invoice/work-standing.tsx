import type { CreditedLine } from '@diwan/contracts/money/credit-notes/credited-lines.http';
import { Badge } from '@diwan/ui/badge';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../../texts.js';

interface WorkStandingProps {
  line: Pick<CreditedLine, 'work' | 'billedOn'>;
  /** Nothing was locked to it. */
  isByHand: boolean;
}

/** Where the work of a line stands that was taken back: waiting, on another invoice, or never to be billed. */
export function WorkStanding({ line: { work, billedOn }, isByHand }: WorkStandingProps) {
  const t = useTexts();
  if (billedOn)
    return (
      <span className="text-sm">
        {billedOn.number && <span className="text-grey">{t('creditedLines.billedOn')} </span>}
        <Link href={`/admin/billing/invoices/${billedOn.id}`} look="plain">
          {billedOn.number ? <Ltr>{billedOn.number}</Ltr> : t('creditedLines.billedOnDraft')}
        </Link>
      </span>
    );
  switch (work) {
    case 'free':
      return <Badge tone="accent">{t('creditedLines.waits')}</Badge>;
    case 'kept':
      return <Badge>{t('creditedLines.kept')}</Badge>;
    case 'billed':
      return <Badge>{t('creditedLines.billedElsewhere')}</Badge>;
    case 'unapproved':
      return <Badge>{t('creditedLines.unapproved')}</Badge>;
    case 'not_billable':
      return <Badge>{t('creditedLines.notBillable')}</Badge>;
    case null:
      return isByHand ? <span className="text-sm text-grey">{t('creditedLines.byHand')}</span> : null;
  }
}
