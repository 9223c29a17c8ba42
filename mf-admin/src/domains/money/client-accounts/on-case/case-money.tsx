import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { Amount } from '../../../../components/amount.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useCaseMoney } from '../api/client-account.js';

const PARTS = ['invoiced', 'paid', 'open', 'held'] as const;

/** The money of a case, currency by currency, with the way to its bills. Where billing is away only this says so. */
export default function CaseMoney({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { problemText } = useShell();
  const { data, error } = useCaseMoney(record.id);
  if (!error && !data?.length) return null;
  return (
    <CardSection title={t('caseMoney.title')}>
      {error && !data ? (
        <p className="text-sm text-grey">{problemText(error)}</p>
      ) : (
        <ul className="divide-y divide-line border-y border-line">
          {data?.map(({ currency, ...money }) => (
            <li key={currency} className="py-2">
              <dl className="flex flex-wrap gap-x-6 gap-y-1">
                {PARTS.map((part) => (
                  <div key={part}>
                    <dt className="text-sm text-grey">{t(`caseMoney.${part}`)}</dt>
                    <dd>
                      <Amount amountMinor={money[`${part}Minor`]} currency={currency} />
                    </dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap gap-x-4">
        <Link href={`/admin/cases/${record.id}/billing`}>{t('caseMoney.bills')}</Link>
        <Link href={`/admin/client-billing/${record.clientId}/funds`}>{t('caseMoney.funds')}</Link>
      </p>
    </CardSection>
  );
}
