import {
  canKeepOffline,
  formatDateTime,
  formatPhone,
  formatWallTime,
  keepOffline,
  type OfflineCopy,
  useOfflineChoice,
  useShell,
} from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../texts.js';
import type { OwnHearing } from './api/own-hearings.js';

interface OfflineChoiceProps {
  hearings: readonly OwnHearing[];
  /** When they were read, in milliseconds. */
  readAt: number;
}

/** Lets the client keep the hearings to come on this device, sealed, to read without coverage (PORT-09). Off until they choose it. */
export function OfflineChoice({ hearings, readAt }: OfflineChoiceProps) {
  const t = useTexts();
  const { session } = useShell();
  const person = session.person;
  const personId = person?.id ?? '';
  const { isKept, checked, choose } = useOfflineChoice('portal', personId, t('offline.failed'));
  const copy = useCopy(hearings, readAt);
  const keep = useEffectEvent(() => void keepOffline('portal', personId, copy));
  const words = JSON.stringify(copy);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the words are what is kept
  useEffect(() => {
    if (isKept) keep();
  }, [isKept, words]);
  // What somebody sees for another is not theirs to take away.
  if (!canKeepOffline() || !person || person.actingFor) return null;
  return (
    <section aria-labelledby="offline" className="mt-8 grid gap-2">
      <h2 id="offline" className="text-xl">
        {t('offline.title')}
      </h2>
      <Checkbox
        label={t('offline.keep')}
        hint={t('offline.hint')}
        checked={checked}
        onChange={(event) => void choose(event.target.checked)}
      />
    </section>
  );
}

/** What the page without coverage says, in the person's language. */
function useCopy(hearings: readonly OwnHearing[], readAt: number): OfflineCopy {
  const t = useTexts();
  const { language, office } = useShell();
  const { phone } = office;
  const at = new Date(readAt).toISOString();
  return {
    ...{ language, at, title: t('portal.hearings'), offline: t('offline.noCoverage') },
    asOf: t('offline.asOf', { time: formatDateTime(at, language) }),
    entries: hearings.map(({ title, wallTime, court, location, courtRoom, wayToRoom, caseTitle, state }) => ({
      lines: [
        `${formatWallTime(wallTime, language)}${state === 'scheduled' ? '' : ` · ${t(`hearing.state.${state}`)}`}`,
        title,
        caseTitle,
        ...(court ? [court[language]] : []),
        location,
        ...(courtRoom ? [t('hearing.room', { room: courtRoom })] : []),
        ...(wayToRoom[language] ? [wayToRoom[language]] : []),
      ],
    })),
    none: t('hearing.none'),
    phone: phone ? { label: t('help.call'), number: phone, text: formatPhone(phone) } : undefined,
    retry: t('state.retry'),
  };
}
