import type { Client } from '@diwan/contracts/people/clients/http';
import { type ClientNames, fullName } from '@diwan/contracts/people/clients/names';
import { formatDate, formatMoney, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { PhoneLinks } from '../../../components/phone-links.js';
import { type Texts, useTexts } from '../../../texts.js';
import { FIRM_HOURLY_RATE } from './client-values.js';

/** All that is kept about a client and that this person may see. */
export function ClientOverview({ client }: { client: Client }) {
  const t = useTexts();
  const { language, can } = useShell();
  const isCompany = client.clientType !== 'individual';
  return (
    <DescriptionList
      items={[
        { label: t('clients.clientType'), value: t(`clientType.${client.clientType}`) },
        ...documentNames(t, client.names),
        { label: t('clients.phone'), value: <Phone {...client} /> },
        {
          label: t('clients.whatsappNumber'),
          value: client.whatsappNumber ? (
            <>
              <PhoneLinks phone={client.whatsappNumber} whatsapp />{' '}
              <Badge tone={client.whatsappVerified ? 'success' : 'warning'}>
                {client.whatsappVerified ? t('clients.whatsappVerified') : t('clients.whatsappNotVerified')}
              </Badge>
            </>
          ) : (
            t('page.nothing')
          ),
        },
        { label: t('clients.email'), value: client.email ? <Ltr>{client.email}</Ltr> : t('page.nothing') },
        text(t, 'clients.address', client.address),
        ...(isCompany ? [text(t, 'clients.businessRegistration', client.businessRegistration)] : []),
        ...(isCompany && can('billing:read') ? [text(t, 'clients.taxId', client.taxId)] : []),
        ...(can('billing:read') ? fees(t, client) : []),
        ...(can('case:read')
          ? [
              text(t, 'clients.emergencyContact', client.emergencyContact),
              {
                label: t('clients.notes'),
                value: client.notes ? (
                  <Isolate className="whitespace-pre-line">{client.notes}</Isolate>
                ) : (
                  t('page.nothing')
                ),
              },
            ]
          : []),
        { label: t('clients.language'), value: t(`language.${client.language}`) },
        { label: t('clients.since'), value: formatDate(client.createdAt, language) },
      ]}
    />
  );
}

/** The number, and where nobody has signed in with it, what that means. */
function Phone({ phone, phoneProven }: Pick<Client, 'phone' | 'phoneProven'>) {
  const t = useTexts();
  return (
    <>
      <PhoneLinks phone={phone} />
      {phoneProven === false && (
        <>
          {' '}
          <Badge tone="warning">{t('clients.phoneNotProven')}</Badge>
          <span className="block text-sm text-grey">{t('clients.phoneNotProvenHint')}</span>
        </>
      )}
    </>
  );
}

/** The name as documents write it, in each script that is known, with the mother's name where it is. */
function documentNames(t: Texts, { latin, arabic }: ClientNames) {
  const known = [latin, arabic].filter((parts) => parts !== null);
  if (known.length === 0) return [];
  const lines = known.map((parts) => (
    <span key={fullName(parts)} className="block">
      <Isolate>{fullName(parts)}</Isolate>
      {parts.mother && (
        <span className="block text-sm text-grey">
          {t('clients.mother')} <Isolate>{parts.mother}</Isolate>
        </span>
      )}
    </span>
  ));
  return [{ label: t('clients.names'), value: lines }];
}

function fees(t: Texts, { hourlyRate, retainer }: Client) {
  const inherited = t('clients.inheritedRate', { rate: formatMoney(FIRM_HOURLY_RATE) });
  return [
    { label: t('clients.hourlyRate'), value: hourlyRate ? <Ltr>{formatMoney(hourlyRate)}</Ltr> : inherited },
    { label: t('clients.retainer'), value: retainer ? <Ltr>{formatMoney(retainer)}</Ltr> : t('page.nothing') },
  ];
}

const text = (t: Texts, label: Parameters<Texts>[0], value: string | null) => ({
  label: t(label),
  value: value ? <Isolate>{value}</Isolate> : t('page.nothing'),
});
