import { Loaded } from '@diwan/desk-kit/loaded';
import { ButtonLink } from '@diwan/ui/button';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useClientAccount } from '../api/client-account.js';
import { Standings } from '../standings.js';

/** How a client stands, on their record, and the way to their billing page. */
export default function ClientBilling({ record }: RecordPartProps<'client'>) {
  const t = useTexts();
  const query = useClientAccount(record.id);
  return (
    <section className="grid gap-4" aria-labelledby="client-billing">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="client-billing" className="text-xl">
          {t('accounts.title')}
        </h2>
        <ButtonLink variant="secondary" href={`/admin/client-billing/${record.id}`}>
          {t('accounts.open')}
        </ButtonLink>
      </div>
      <Loaded query={query} failed={t('billing.fetchFailed')}>
        {({ standings }) => <Standings standings={standings} />}
      </Loaded>
    </section>
  );
}
