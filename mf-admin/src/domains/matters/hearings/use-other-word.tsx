import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { formatWallTime, useShell } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { fetchHearing } from './api/hearings.js';

/**
 * Both sides when somebody else was first and the own deed cannot be done any more: what stands there now above the form, whose words
 * stay (D-129). `look` says whether the hearing is still to take place, so that the deed may be tried again.
 */
export function useOtherWord(id: string): { notice: ReactNode; look: () => Promise<boolean> } {
  const t = useTexts();
  const say = useSay();
  const { language } = useShell();
  const [theirs, setTheirs] = useState<Hearing | null>(null);
  return {
    notice: theirs && theirs.state !== 'scheduled' && (
      <Notice tone="warning" role="alert" title={t('otherWord.title')}>
        <p>
          {t(`hearingState.${theirs.state}`)} · {formatWallTime(theirs.wallTime, language)}
        </p>
        {(theirs.outcome || theirs.reason) && (
          <p className="whitespace-pre-line">
            <bdi>{theirs.outcome || theirs.reason}</bdi>
          </p>
        )}
        <p>{t('otherWord.text')}</p>
      </Notice>
    ),
    async look() {
      try {
        const found = await fetchHearing({ id });
        setTheirs(found);
        return found.state === 'scheduled';
      } catch (error) {
        say.failed(t('hearings.saveFailed'), error);
        return false;
      }
    },
  };
}
