import type { Money } from '@diwan/contracts/shared/money';
import { Badge } from '@diwan/ui/badge';
import { Icon } from '@diwan/ui/icon';
import { Anchor } from '@diwan/ui/link-context';
import type { OwnAccount } from '../../../../frame/own-account.js';
import { useTexts } from '../../../../texts.js';
import { Amount } from '../amounts.js';
import { useOwnFundRequests } from '../api/own-account.js';

/** The ways to what the firm holds, to credit, and to the statement, each with what there is. */
export function AccountLinks({ account }: { account: OwnAccount }) {
  const t = useTexts();
  const links: { href: string; label: string; of: readonly Money[] }[] = [
    { href: '/billing/held', label: t('held.title'), of: account.funds },
    { href: '/billing/credits', label: t('credits.title'), of: account.credit },
    { href: '/billing/statement', label: t('statement.title'), of: [] },
  ];
  const asked = useOwnFundRequests().data?.length ?? 0;
  return (
    <nav aria-label={t('billing.account')} className="mb-8">
      <ul className="divide-y divide-line border-y border-line">
        {links.map(({ href, label, of }) => (
          <li key={href}>
            <Anchor href={href} className="flex min-h-11 flex-wrap items-center gap-x-4 py-2">
              <span className="grow underline">{label}</span>
              {href === '/billing/held' && asked > 0 && (
                <Badge tone="warning">{t('deposits.count', { count: asked })}</Badge>
              )}
              {of
                .filter(({ amountMinor }) => amountMinor < 0)
                .map(({ amountMinor, currency }) => (
                  <Badge key={currency} tone="warning">
                    {t('credits.youOwe')} <Amount minor={-amountMinor} currency={currency} />
                  </Badge>
                ))}
              {of
                .filter(({ amountMinor }) => amountMinor > 0)
                .map(({ amountMinor, currency }) => (
                  <Amount key={currency} minor={amountMinor} currency={currency} />
                ))}
              <Icon name="chevron" />
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
}
