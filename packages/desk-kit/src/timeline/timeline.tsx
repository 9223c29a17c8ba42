import { formatDate, formatTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { Fragment, useState } from 'react';
import { Loaded } from '../loaded.js';
import { useDeskTexts } from '../texts.js';
import type { TimelineEntry } from './merge-timeline.js';
import { type TimelineSource, useTimeline } from './use-timeline.js';

export interface TimelineProps {
  /** Names the record in the query cache, such as `['case', id]`. */
  recordKey: readonly string[];
  sources: readonly TimelineSource[];
}

/** Everything that happened to a record, newest first, from all of its sources or one of them. */
export function Timeline({ recordKey, sources }: TimelineProps) {
  const t = useDeskTexts();
  const [only, setOnly] = useState<string | null>(null);
  const asked = sources.filter(({ name }) => only === null || name === only);
  const { query, older, hasOlder, isFetchingOlder } = useTimeline(recordKey, asked);
  const labels = new Map(sources.map(({ name, label }) => [name, label]));
  return (
    <div className="desk-timeline">
      {sources.length > 1 && (
        <fieldset className="desk-timeline__filters">
          <legend className="ui-visually-hidden">{t('desk.timeline.show')}</legend>
          {[{ name: null, label: t('desk.timeline.all') }, ...sources].map(({ name, label }) => (
            <button
              key={name ?? ''}
              type="button"
              className="desk-chip"
              aria-pressed={only === name}
              onClick={() => setOnly(name)}
            >
              {label}
            </button>
          ))}
        </fieldset>
      )}
      <Loaded query={query} failed={t('desk.timeline.failed')}>
        {({ entries, failed }) => (
          <>
            {failed.length > 0 && (
              <Notice tone="warning" role="status">
                {t('desk.timeline.partFailed', { parts: failed.map((name) => labels.get(name)).join(t('desk.comma')) })}
              </Notice>
            )}
            {entries.length === 0 && failed.length === 0 && <p className="desk-quiet">{t('desk.timeline.nothing')}</p>}
            <ol className="desk-timeline__list">
              {entries.map((entry) => (
                <Entry key={`${entry.source}-${entry.id}`} entry={entry} label={labels.get(entry.source) ?? ''} />
              ))}
            </ol>
            {hasOlder && (
              <Button
                variant="secondary"
                size="small"
                busy={isFetchingOlder}
                busyLabel={t('desk.loading')}
                onClick={() => void older()}
              >
                {t('desk.timeline.older')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </div>
  );
}

function Entry({ entry, label }: { entry: TimelineEntry; label: string }) {
  const { language } = useShell();
  const { at, isDay = false, text, by, details = [], href } = entry;
  return (
    <li className="desk-timeline__entry">
      <time className="desk-timeline__time" dateTime={at}>
        {formatDate(at, language)} {!isDay && <span>{formatTime(at, language)}</span>}
      </time>
      <div className="desk-timeline__words">
        <p className="desk-timeline__text">{href ? <Link href={href}>{text}</Link> : text}</p>
        {details.length > 0 && (
          <div className="desk-timeline__detail">
            {details.map((detail, index) => (
              <Fragment key={detail}>
                {index > 0 && ' · '}
                <Isolate>{detail}</Isolate>
              </Fragment>
            ))}
          </div>
        )}
        <p className="desk-timeline__by">
          {label}
          {by && (
            <>
              {' · '}
              <Isolate>{by}</Isolate>
            </>
          )}
        </p>
      </div>
    </li>
  );
}
