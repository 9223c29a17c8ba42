import type { ClientMerge } from '@diwan/contracts/people/client-merges/http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useState } from 'react';
import { OlderLines } from '../../../components/older-lines.js';
import { useTexts } from '../../../texts.js';
import { useMerges } from './api/client-merges.js';
import { MovedParts } from './moved-parts.js';
import { useUndoMerge } from './use-undo-merge.js';

/** Merges of the last 30 days, each with its way back. */
export function RecentMerges() {
  const t = useTexts();
  const query = useMerges();
  return (
    <section className="grid gap-3" aria-labelledby="merges">
      <h2 id="merges" className="text-xl">
        {t('merges.recent')}
      </h2>
      <Loaded query={query} failed={t('merges.fetchFailed')}>
        {(merges) =>
          merges.length === 0 ? (
            <p className="text-grey">{t('merges.noneRecent')}</p>
          ) : (
            <div>
              <ul className="divide-y divide-line border-y border-line">
                {merges.map((merge) => (
                  <MergeRow key={merge.id} merge={merge} />
                ))}
              </ul>
              <OlderLines query={query} failed={t('merges.fetchFailed')} />
            </div>
          )
        }
      </Loaded>
    </section>
  );
}

function MergeRow({ merge }: { merge: ClientMerge }) {
  const t = useTexts();
  const { language } = useShell();
  const undo = useUndoMerge();
  const [busy, setBusy] = useState(false);
  const { id, kept, merged, at, byName, undoneAt, undoableUntil, moved } = merge;
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="grid grow gap-1">
        <p className="flex flex-wrap gap-x-2">
          <Isolate>{merged.name}</Isolate>
          <span className="text-grey">{t('merges.into')}</span>
          <Link href={`/admin/client-details/${kept.id}`} look="plain" className="font-medium">
            <Isolate>{kept.name}</Isolate>
          </Link>
        </p>
        <p className="text-sm text-grey">{t('merges.by', { name: byName, at: formatDateTime(at, language) })}</p>
        {moved === null ? (
          <p className="text-sm text-grey" role="status">
            {t('merges.moving')}
          </p>
        ) : (
          <MovedParts moved={moved} />
        )}
      </div>
      {undoneAt ? (
        <Badge>{t('merges.undoneOn', { date: formatDate(undoneAt, language) })}</Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={busy}
          busyLabel={t('form.saving')}
          aria-label={t('merges.undoOf', { name: merged.name })}
          title={t('merges.undoableUntil', { date: formatDate(undoableUntil, language) })}
          onClick={async () => {
            setBusy(true);
            await undo(id);
            setBusy(false);
          }}
        >
          {t('merges.undo')}
        </Button>
      )}
    </li>
  );
}
