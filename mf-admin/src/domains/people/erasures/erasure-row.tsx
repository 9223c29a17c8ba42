import type { Erasure } from '@diwan/contracts/people/erasures/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';

const TONES = {
  asked: 'warning',
  accepted: 'info',
  refused: 'neutral',
  withdrawn: 'neutral',
  done: 'success',
} as const satisfies Record<Erasure['state'], Tone>;

/** One wish: who, why, and what was decided or can be. */
export function ErasureRow({ erasure, onDecide }: { erasure: Erasure; onDecide: (kind: 'accept' | 'refuse') => void }) {
  const t = useTexts();
  const { language } = useShell();
  const { state, name, isClient, personId, reason, askedAt, decidedAt, decidedByName, eraseAt, ground, answer } =
    erasure;
  const time = (at: string) => formatDateTime(at, language);
  const person = name ?? t('erasures.nobody');
  return (
    <li className="grid gap-2 py-4">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        {isClient ? (
          <Link href={`/admin/client-details/${personId}`} className="font-medium">
            <Isolate>{person}</Isolate>
          </Link>
        ) : (
          <span className="font-medium">
            <Isolate>{person}</Isolate>
          </span>
        )}
        <Badge tone={TONES[state]}>{t(`erasureState.${state}`)}</Badge>
      </div>
      <p className="text-sm text-grey">{t('erasures.askedOn', { time: time(askedAt) })}</p>
      {reason && <p dir="auto">{reason}</p>}
      {decidedAt && (
        <p className="text-sm">
          {t('erasures.decidedBy', { name: decidedByName ?? '', time: time(decidedAt) })}
          {ground && ` ${t(`erasureGround.${ground}`)}.`}
          {answer && <Isolate>{` ${answer}`}</Isolate>}
        </p>
      )}
      {state === 'accepted' && eraseAt && <p className="text-sm">{t('erasures.eraseAt', { time: time(eraseAt) })}</p>}
      {state === 'asked' && (
        <div className="flex flex-wrap gap-3">
          <Button size="small" onClick={() => onDecide('accept')}>
            {t('erasures.accept')}
          </Button>
          <Button size="small" variant="secondary" onClick={() => onDecide('refuse')}>
            {t('erasures.refuse')}
          </Button>
        </div>
      )}
    </li>
  );
}
