import { getOwnCaseMoney } from '@diwan/contracts/money/client-accounts/http';
import { ApiProblem, callApi, formatMoney } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useQuery } from '@tanstack/react-query';
import { useTexts } from '../texts.js';

const PARTS = ['invoiced', 'paid', 'open', 'held'] as const;

/** What a case costs so far, currency by currency, and the way to the bills; where billing is away, only this says so. */
export function CaseMoney({ caseId }: { caseId: string }) {
  const t = useTexts();
  const { data, error } = useQuery({
    queryKey: ['billing', 'of-case', caseId],
    queryFn: () => callApi(getOwnCaseMoney, { params: { id: caseId } }),
  });
  const isNotGiven = error instanceof ApiProblem && error.code === 'FORBIDDEN';
  if (isNotGiven || (!error && !data?.length)) return null;
  return (
    <section aria-labelledby="case-money" className="my-8">
      <h2 id="case-money" className="mb-2 text-xl">
        {t('caseMoney.title')}
      </h2>
      {data ? (
        data.map(({ currency, ...money }) => (
          <dl key={currency} className="grid grid-cols-2 gap-x-6 gap-y-2 border-t border-line py-3 sm:grid-cols-4">
            {PARTS.map((part) => (
              <div key={part}>
                <dt className="text-sm text-grey">{t(`caseMoney.${part}`)}</dt>
                <dd>
                  <Ltr className="tabular-nums">{formatMoney({ amountMinor: money[`${part}Minor`], currency })}</Ltr>
                </dd>
              </div>
            ))}
          </dl>
        ))
      ) : (
        <p className="text-grey">{t('caseMoney.failed')}</p>
      )}
      <Link href="/billing" className="inline-flex min-h-11 items-center">
        {t('caseMoney.bills')}
      </Link>
    </section>
  );
}
