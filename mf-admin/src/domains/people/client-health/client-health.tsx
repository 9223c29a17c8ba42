import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Button } from '@diwan/ui/button';
import { DescriptionList } from '@diwan/ui/description-list';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTexts } from '../../../texts.js';
import { useClientCaseHealth, useClientMessageHealth } from './api/client-health.js';
import { type LastContact, lastContactOf } from './last-contact.js';

/** Silent for so many days, a client is to be thought of. */
const LONG = 30;

/** Whether a client stays in touch and messages reach them (OFF-03). A service that is away costs only its own line. */
export function ClientHealth({ clientId }: { clientId: string }) {
  const t = useTexts();
  const { can } = useShell();
  const seesCases = can('case:read');
  const cases = useClientCaseHealth(clientId, seesCases);
  const messages = useClientMessageHealth(clientId, seesCases);
  if (!seesCases) return null;
  const asked = [cases, messages];
  const items = [
    {
      label: t('health.lastContact'),
      value: asked.some(({ isPending }) => isPending) ? (
        t('page.loading')
      ) : (
        <Contact
          last={lastContactOf(cases.data, messages.data)}
          partly={asked.some(({ data }) => data === undefined)}
        />
      ),
    },
    {
      label: t('health.requests'),
      value: (
        <Line query={cases}>
          {({ overdueRequests: count }) =>
            count > 0 ? <Badge tone="danger">{t('health.overdue', { count })}</Badge> : t('health.noneOverdue')
          }
        </Line>
      ),
    },
    {
      label: t('health.messages'),
      value: <Line query={messages}>{(health) => <Messages {...health} />}</Line>,
    },
  ];
  return (
    <section className="pt-3" aria-labelledby="client-health">
      <h3 id="client-health" className="text-base">
        {t('health.title')}
      </h3>
      <DescriptionList items={items} />
    </section>
  );
}

/** What one service tells: on its way, missing, or there. */
function Line<Data>({ query, children }: { query: UseQueryResult<Data>; children: (data: Data) => ReactNode }) {
  const t = useTexts();
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) return t('page.loading');
  return (
    <>
      {t('health.failed')}{' '}
      <Button variant="quiet" size="small" busy={query.isFetching} onClick={() => void query.refetch()}>
        {t('health.again')}
      </Button>
    </>
  );
}

/** `partly`: a service that may know of a later contact did not answer. */
function Contact({ last, partly }: { last: LastContact | null; partly: boolean }) {
  const t = useTexts();
  const { language } = useShell();
  if (last === null) return partly ? t('health.unknown') : t('health.never');
  const { kind, at, silentDays: count } = last;
  return (
    <>
      <Badge tone={count >= LONG && !partly ? 'warning' : 'neutral'}>
        {count === 0 ? t('health.today') : t('health.silent', { count })}
      </Badge>{' '}
      <span className="block text-sm text-grey">
        {t(`health.by.${kind}`, { date: formatDate(at, language) })}
        {partly && ` ${t('health.partly')}`}
      </span>
    </>
  );
}

function Messages({ failed, unseen }: { failed: number; unseen: number }) {
  const t = useTexts();
  if (failed === 0 && unseen === 0) return t('health.noneMissed');
  return (
    <span className="flex flex-wrap gap-2">
      {failed > 0 && <Badge tone="danger">{t('health.failedMessages', { count: failed })}</Badge>}
      {unseen > 0 && <Badge tone="warning">{t('health.unseenMessages', { count: unseen })}</Badge>}
    </span>
  );
}
