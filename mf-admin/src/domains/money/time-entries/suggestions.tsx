import type { TimeSuggestion } from '@diwan/contracts/money/time-entries/suggestions.http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useDismissSuggestion, useTimeSuggestions } from './api/suggestions.js';
import { TimeSheet } from './time-sheet.js';

/** What one did and may record time for; nothing where there is nothing to ask. */
export function Suggestions() {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const { data = [] } = useTimeSuggestions();
  const dismiss = useDismissSuggestion();
  const [recording, setRecording] = useState<TimeSuggestion | null>(null);
  if (data.length === 0) return null;
  const drop = (suggestion: TimeSuggestion) =>
    void dismiss(suggestion).catch((error: unknown) => say.failed(t('time.saveFailed'), error));
  return (
    <section className="grid gap-2" aria-labelledby="time-suggestions">
      <h2 id="time-suggestions" className="text-base font-semibold">
        {t('time.suggestions')}
      </h2>
      <p className="text-sm text-grey">{t('time.suggestionsText')}</p>
      <ul className="divide-y divide-line border-y border-line">
        {data.map((suggestion) => {
          const { id, kind, legalCase, day } = suggestion;
          const name = t(`timeWork.${kind}`, { case: legalCase.title });
          return (
            <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
              <span className="min-w-0 flex-1 basis-64">
                <Isolate>{name}</Isolate> <span className="text-sm text-grey">{formatDate(day, language)}</span>
              </span>
              <span className="flex gap-2">
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={t('time.recordOne', { name })}
                  onClick={() => setRecording(suggestion)}
                >
                  {t('time.record')}
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={t('time.dismissOne', { name })}
                  onClick={() => drop(suggestion)}
                >
                  {t('time.dismiss')}
                </Button>
              </span>
            </li>
          );
        })}
      </ul>
      {recording && (
        <TimeSheet
          entry={null}
          legalCase={recording.legalCase}
          dateWorked={recording.day}
          suggestionId={recording.id}
          onClose={() => setRecording(null)}
        />
      )}
    </section>
  );
}
