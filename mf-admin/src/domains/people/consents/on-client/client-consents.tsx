import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { Together } from '@diwan/desk-kit/together';
import { useShell } from '@diwan/mf-kit';
import { EmptyState } from '@diwan/ui/empty-state';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useLeadConsents, useMessageConsents, useNewsletterConsent } from '../api/client-consents.js';
import { leadConsents, messageConsents, newsletterConsents } from '../consent.js';
import { ConsentTable } from '../consent-table.js';

/** What a client agreed to and took back (OFF-03). Each service answers for its own part: one that is away costs only that. */
export default function ClientConsents({ record: { id } }: RecordPartProps<'client'>) {
  const t = useTexts();
  const { can } = useShell();
  const parts = [useMessageConsents(id), useNewsletterConsent(id), useLeadConsents(id, can('lead:read'))];
  return (
    <section className="grid gap-8" aria-labelledby="client-consents">
      <div className="grid gap-2">
        <h2 id="client-consents" className="text-xl">
          {t('consents.title')}
        </h2>
        <p className="text-grey">{t('consents.note')}</p>
      </div>
      <Together queries={parts} bars={TABLE_BARS}>
        <Messages id={id} />
        <Newsletter id={id} />
        {can('lead:read') && <Requests id={id} />}
      </Together>
    </section>
  );
}

function Messages({ id }: { id: string }) {
  const t = useTexts();
  const title = t('consents.messages');
  return (
    <Part title={title} query={useMessageConsents(id)}>
      {(messages) => (
        <ConsentTable
          caption={t('consents.list', { part: title })}
          rows={messageConsents(t, messages)}
          empty={<None title={t('consents.noMessages')} />}
        />
      )}
    </Part>
  );
}

function Newsletter({ id }: { id: string }) {
  const t = useTexts();
  const title = t('consents.newsletter');
  return (
    <Part title={title} query={useNewsletterConsent(id)}>
      {({ verified, subscription }) => (
        <ConsentTable
          caption={t('consents.list', { part: title })}
          rows={newsletterConsents(t, subscription)}
          empty={
            verified ? (
              <None title={t('consents.noNewsletter')} />
            ) : (
              <None title={t('consents.noAddress')}>{t('consents.noAddressText')}</None>
            )
          }
        />
      )}
    </Part>
  );
}

function Requests({ id }: { id: string }) {
  const t = useTexts();
  const title = t('consents.requests');
  return (
    <Part title={title} query={useLeadConsents(id)}>
      {(consents) => (
        <ConsentTable
          caption={t('consents.list', { part: title })}
          rows={leadConsents(t, consents)}
          empty={<None title={t('consents.noRequests')}>{t('consents.noRequestsText')}</None>}
        />
      )}
    </Part>
  );
}

interface PartProps<Data> {
  title: string;
  query: UseQueryResult<Data>;
  children: (data: Data) => ReactNode;
}

function Part<Data>({ title, query, children }: PartProps<Data>) {
  const t = useTexts();
  const id = useId();
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      <Loaded query={query} failed={t('consents.fetchFailed')} bars={TABLE_BARS}>
        {children}
      </Loaded>
    </section>
  );
}

const None = ({ title, children }: { title: string; children?: ReactNode }) => (
  <EmptyState boxed headingLevel={4} title={title}>
    {children}
  </EmptyState>
);
