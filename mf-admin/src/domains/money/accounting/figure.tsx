import { Link } from '@diwan/ui/link';
import { Amount } from '../../../components/amount.js';
import { useTexts } from '../../../texts.js';
import { type Figure as FigureOf, rowsHref } from './links.js';

/** An amount that leads to the rows of the ledger which it is made of. */
export function Figure({ amountMinor, of }: { amountMinor: number; of: FigureOf }) {
  const t = useTexts();
  return (
    <Link href={rowsHref(of)} look="plain" title={t('accounting.showRows')}>
      <Amount amountMinor={amountMinor} currency={of.currency} />
    </Link>
  );
}
