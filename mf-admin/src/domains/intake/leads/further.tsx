import type { FurtherRequest, LeadRecord } from '@diwan/contracts/intake/leads/http';
import { CONTACT_AREAS } from '@diwan/contracts/site/practice-areas/practice-area';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import { useState } from 'react';
import { CardSection } from '../../../frame/record/card-section.js';
import { useTexts } from '../../../texts.js';
import { useWishFacts } from './lead-wish.js';
import { SeparateDialog } from './separate-dialog.js';

/** Requests that the number sent while the lead was open, newest first (D-058). Nothing where there are none. */
export function Further({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const { further = [] } = lead;
  if (further.length === 0) return null;
  return (
    <CardSection title={t('leads.further')}>
      {lead.furtherUnanswered && lead.status !== 'new' ? (
        <p className="text-sm text-grey">{t('leads.furtherFirst')}</p>
      ) : null}
      {!lead.clientId && further.some((request) => nameOf(request) !== nameOf(lead)) && (
        <p className="text-sm text-grey">{t('leads.furtherOthers')}</p>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {further.map((request) => (
          <Request key={request.id} request={request} lead={lead} />
        ))}
      </ul>
    </CardSection>
  );
}

function Request({ request, lead }: { request: FurtherRequest; lead: LeadRecord }) {
  const t = useTexts();
  const { language, can } = useShell();
  const facts = useFacts(request, lead);
  const [isSeparating, setSeparating] = useState(false);
  const { reference, message, isAnswered } = request;
  return (
    <li className="grid gap-2 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          <Ltr>{reference}</Ltr>
        </span>
        <span className="text-sm text-grey">{formatDateTime(request.createdAt, language)}</span>
        {!isAnswered && <Badge tone="warning">{t('leads.notAnswered')}</Badge>}
      </p>
      <p className="max-w-prose">
        {message ? (
          <Isolate className="whitespace-pre-line">{message}</Isolate>
        ) : (
          <span className="text-grey">{t('leads.noMessage')}</span>
        )}
      </p>
      {facts.length > 0 && <DescriptionList items={facts} />}
      {can('lead:write') && (
        <div>
          <Button size="small" variant="secondary" onClick={() => setSeparating(true)}>
            {t('leads.separate', { reference })}
          </Button>
        </div>
      )}
      {isSeparating && <SeparateDialog request={request} lead={lead} onClose={() => setSeparating(false)} />}
    </li>
  );
}

/** What was sent otherwise than with the lead, often by somebody else of the household or the company, and the wishes. */
function useFacts(request: FurtherRequest, lead: LeadRecord) {
  const t = useTexts();
  const wishes = useWishFacts(request);
  const { email, area, channel, language, source } = request;
  const name = nameOf(request);
  const facts = [
    { label: t('leads.name'), value: <Isolate>{name}</Isolate>, differs: name !== nameOf(lead) },
    { label: t('leads.email'), value: <Ltr>{email}</Ltr>, differs: email !== null && email !== lead.email },
    { label: t('leads.area'), value: t(`area.${CONTACT_AREAS[area]}`), differs: area !== lead.area },
    { label: t('leads.channel'), value: t(`channel.${channel}`), differs: channel !== lead.channel },
    { label: t('leads.language'), value: t(`language.${language}`), differs: language !== lead.language },
    { label: t('leads.source'), value: <Ltr>/{source}</Ltr>, differs: source !== lead.source },
  ];
  return [...facts.flatMap(({ differs, ...fact }) => (differs ? [fact] : [])), ...wishes];
}

const nameOf = ({ firstName, lastName }: Pick<FurtherRequest, 'firstName' | 'lastName'>) => `${firstName} ${lastName}`;
