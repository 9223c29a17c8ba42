import { ApiProblem, formatDateTime, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import type { Texts } from '../../../texts.js';
import { useTexts } from '../../../texts.js';
import { ALARMS_KEY, type Alarm, acknowledge } from './api/alarms.js';

/** One alarm: what, since when, what to do, and that somebody has seen it. */
export function AlarmNotice({ alarm }: { alarm: Alarm }) {
  const t = useTexts();
  const { language } = useShell();
  const time = (at: string) => formatDateTime(at, language);
  const isOpen = alarm.state === 'open';
  const place = placeOf(alarm);
  return (
    <Notice
      tone={isOpen ? 'danger' : 'info'}
      title={titleOf(alarm, t)}
      actions={
        <>
          {isOpen && <SeenButton alarm={alarm} />}
          <ButtonLink variant="secondary" size="small" href={place.href}>
            {t(place.label)}
          </ButtonLink>
        </>
      }
    >
      <p>{t(`alarms.${alarm.kind}Text`)}</p>
      <p className="mt-2 text-sm">
        {alarm.lastAt === alarm.since
          ? t('alarms.since', { since: time(alarm.since) })
          : t('alarms.sinceAndLast', { since: time(alarm.since), last: time(alarm.lastAt) })}{' '}
        {!isOpen &&
          (alarm.acknowledgedBy ? t('alarms.seenBy', { name: alarm.acknowledgedBy }) : t('alarms.seenBySomebody'))}
      </p>
    </Notice>
  );
}

/** Somebody else may have pressed it a moment before: that is as good. */
function SeenButton({ alarm }: { alarm: Alarm }) {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const seen = useMutation({
    mutationFn: () =>
      acknowledge(alarm.id).catch((error: unknown) => {
        if (!(error instanceof ApiProblem) || error.code !== 'CONFLICT') throw error;
      }),
    onSuccess: () => say.done(t('alarms.seenDone')),
    onError: (error) => say.failed(t('alarms.seenFailed'), error),
    onSettled: () => queries.invalidateQueries({ queryKey: ALARMS_KEY }),
  });
  return (
    <Button
      size="small"
      aria-label={t('alarms.seenLabel', { title: titleOf(alarm, t) })}
      busy={seen.isPending}
      busyLabel={t('alarms.seenBusy')}
      onClick={() => seen.mutate()}
    >
      {t('alarms.seen')}
    </Button>
  );
}

function titleOf({ kind, person }: Alarm, t: Texts): string {
  if (kind !== 'session_ended' && kind !== 'payment_way_changed') return t(`alarms.${kind}`);
  return person?.name ? t(`alarms.${kind}`, { name: person.name }) : t(`alarms.${kind}Unnamed`);
}

/** Where an owner looks further. */
function placeOf({ kind, person }: Alarm) {
  if (kind === 'confirmations_exhausted') return { href: '/admin/leads', label: 'alarms.toLeads' } as const;
  if (kind === 'template_stopped' || kind === 'translation_missing')
    return { href: '/admin/message-templates', label: 'alarms.toTemplates' } as const;
  if (kind === 'channel_down') return { href: '/admin/notices?state=pending', label: 'alarms.toNotices' } as const;
  if (kind === 'messages_in_doubt')
    return { href: '/admin/notices?state=unknown', label: 'alarms.toDoubtful' } as const;
  if (kind === 'payment_way_changed') return { href: '/admin/settings/payment-ways', label: 'alarms.toWays' } as const;
  if (person?.isClient) return { href: `/admin/client-details/${person.id}`, label: 'alarms.toClient' } as const;
  return { href: '/admin/audit', label: 'alarms.toAudit' } as const;
}
