import type { CalendarFeed, MadeFeed } from '@diwan/contracts/matters/calendar-feeds/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Checkbox } from '@diwan/ui/checkbox';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { Notice } from '@diwan/ui/notice';
import { useState } from 'react';
import { CopyText } from '../copy-text.js';
import { useDeskTexts } from '../texts.js';
import { useAction } from '../use-action.js';

export interface FeedBoxProps {
  /** The feed as it is; null before there is one. */
  feed: CalendarFeed | null;
  /** Makes or renews its address, which is said this once. */
  make: (discreet: boolean) => Promise<MadeFeed>;
  end: () => Promise<void>;
}

/** The private address of a calendar: made, renewed, ended; when a calendar read it last (HEAR-06). */
export function FeedBox({ feed, make, end }: FeedBoxProps) {
  const t = useDeskTexts();
  const { language, notify, problemText } = useShell();
  const [made, setMade] = useState<MadeFeed | null>(null);
  const [discreet, setDiscreet] = useState(feed?.discreet ?? false);
  const [asking, setAsking] = useState<'renew' | 'end' | null>(null);
  const attempt = useAction(async (work: () => Promise<void>) => {
    await work().catch((error: unknown) => notify.error(t('feed.failed'), { description: problemText(error) }));
    setAsking(null);
  });
  const doMake = () => attempt.run(async () => setMade(await make(discreet)));
  const doEnd = () =>
    attempt.run(async () => {
      await end();
      setMade(null);
    });
  return (
    <div className="grid gap-4">
      <p>{t('feed.text')}</p>
      {feed && (
        <p className="text-grey" role="status">
          {t('feed.madeAt', { time: formatDateTime(feed.madeAt, language) })}{' '}
          {feed.lastReadAt
            ? t('feed.lastRead', { time: formatDateTime(feed.lastReadAt, language) })
            : t('feed.neverRead')}
        </p>
      )}
      {feed && made && <Address path={made.path} />}
      <Checkbox
        label={t('feed.discreet')}
        hint={t('feed.discreetText')}
        checked={discreet}
        onChange={(event) => setDiscreet(event.target.checked)}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          icon={feed ? 'retry' : 'calendar'}
          busy={attempt.busy}
          busyLabel={t('feed.busy')}
          onClick={() => (feed ? setAsking('renew') : void doMake())}
        >
          {t(feed ? 'feed.renew' : 'feed.make')}
        </Button>
        {feed && (
          <Button variant="quiet" icon="close" onClick={() => setAsking('end')}>
            {t('feed.end')}
          </Button>
        )}
      </div>
      {asking && (
        <ConfirmDialog
          open
          onOpenChange={() => setAsking(null)}
          title={t(`feed.${asking}Title`)}
          confirmLabel={t(`feed.${asking}`)}
          cancelLabel={t('feed.keep')}
          onConfirm={() => void (asking === 'end' ? doEnd() : doMake())}
          busy={attempt.busy}
          busyLabel={t('feed.busy')}
        >
          <p>{t('feed.stopsText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

/** The address, for a program that is asked for one, and for one that opens by itself. */
function Address({ path }: { path: string }) {
  const t = useDeskTexts();
  const { origin } = useShell();
  const address = `${origin}${path}`;
  return (
    <Notice tone="success" title={t('feed.made')}>
      <div className="grid justify-items-start gap-3">
        <p>{t('feed.onceText')}</p>
        <CopyText text={address} />
        <ButtonLink variant="secondary" icon="calendar" href={address.replace(/^https?:/, 'webcal:')}>
          {t('feed.open')}
        </ButtonLink>
      </div>
    </Notice>
  );
}
