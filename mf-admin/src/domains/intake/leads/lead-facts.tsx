import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Link } from '@diwan/ui/link';
import { PhoneLinks } from '../../../components/phone-links.js';
import { useTexts } from '../../../texts.js';
import { LeadOwner } from './lead-owner.js';
import { RespondBy } from './respond-by.js';

/** Who takes care of a lead, how the person is reached, whether they got an answer, and whether they are a client now. */
export function LeadFacts({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const { language, can } = useShell();
  const { answered, clientId } = lead;
  return (
    <div className="grid gap-4">
      <LeadOwner lead={lead} />
      <DescriptionList
        items={[
          { label: t('leads.respondBy'), value: <RespondBy lead={lead} /> },
          ...(answered
            ? [
                { label: t('leads.answeredOn'), value: formatDateTime(answered.at, language) },
                {
                  label: t('leads.answeredBy'),
                  value: answered.by.name === null ? t('page.nothing') : <Isolate>{answered.by.name}</Isolate>,
                },
              ]
            : []),
          ...(clientId && can('client:read')
            ? [
                {
                  label: t('leads.client'),
                  value: <Link href={`/admin/client-details/${clientId}`}>{t('leads.showClient')}</Link>,
                },
              ]
            : []),
          { label: t('leads.phone'), value: <PhoneLinks phone={lead.phone} whatsapp /> },
          {
            label: t('leads.email'),
            value: lead.email ? (
              <Link href={`mailto:${lead.email}`}>
                <Ltr>{lead.email}</Ltr>
              </Link>
            ) : (
              t('page.nothing')
            ),
          },
          { label: t('leads.area'), value: t(`area.${CONTACT_AREAS[lead.area]}`) },
          { label: t('leads.channel'), value: t(`channel.${lead.channel}`) },
          { label: t('leads.language'), value: t(`language.${lead.language}`) },
          { label: t('leads.source'), value: <Ltr>/{lead.source}</Ltr> },
          { label: t('leads.receivedOn'), value: formatDateTime(lead.createdAt, language) },
        ]}
      />
    </div>
  );
}
