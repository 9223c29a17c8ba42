import { Loaded } from '@diwan/desk-kit/loaded';
import { formatMoney } from '@diwan/mf-kit';
import { AdminPage } from '../../../components/admin-page.js';
import { useTexts } from '../../../texts.js';
import { caseLabel } from '../time-entries/pickers.js';
import { useBillingRates } from './api/billing-rates.js';
import { RateLine } from './rate-line.js';

/** What an hour costs: of the firm, of lawyers, of cases. The first that has one holds (BILL-16). */
export default function RatesPage() {
  const t = useTexts();
  const query = useBillingRates();
  return (
    <AdminPage title={t('rates.title')} note={t('rates.text')}>
      <Loaded query={query} failed={t('rates.fetchFailed')}>
        {({ firm, lawyers, cases }) => (
          <div className="grid max-w-224 gap-8">
            <section>
              <h2 className="mb-2 text-lg">{t('rates.firm')}</h2>
              <div className="border-y border-line">
                <RateLine
                  subject={{ kind: 'firm' }}
                  name={t('rates.firmName')}
                  rate={firm.written}
                  version={firm.version}
                  inherits={t('rates.usual', { rate: formatMoney(firm.rate) })}
                />
              </div>
            </section>
            <section>
              <h2 className="mb-2 text-lg">{t('rates.lawyers')}</h2>
              <div className="divide-y divide-line border-y border-line">
                {lawyers.map(({ person, rate, version }) => (
                  <RateLine
                    key={person.id}
                    subject={{ kind: 'lawyer', id: person.id }}
                    name={person.name}
                    rate={rate}
                    version={version}
                    inherits={t('rates.lawyerInherits')}
                  />
                ))}
              </div>
            </section>
            <section>
              <h2 className="mb-2 text-lg">{t('rates.clients')}</h2>
              <p className="text-grey">{t('rates.clientsText')}</p>
            </section>
            <section>
              <h2 className="mb-2 text-lg">{t('rates.cases')}</h2>
              <p className="text-grey mb-2">{t('rates.casesText')}</p>
              {cases.length > 0 && (
                <div className="divide-y divide-line border-y border-line">
                  {cases.map(({ legalCase, rate, version }) => (
                    <RateLine
                      key={legalCase.id}
                      subject={{ kind: 'case', id: legalCase.id }}
                      name={caseLabel(legalCase)}
                      rate={rate}
                      version={version}
                      inherits={t('rates.caseInherits')}
                    />
                  ))}
                </div>
              )}
            </section>
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
