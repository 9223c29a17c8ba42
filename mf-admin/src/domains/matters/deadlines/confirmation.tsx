import type { StandingRule } from '@diwan/contracts/matters/deadlines/rule';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';

interface ConfirmationProps {
  /** Who compared it with its source, and when. */
  confirmed: StandingRule['confirmed'];
  /** What is said of one that nobody has compared. */
  unconfirmed: string;
  /** What is said by whoever confirms it. */
  deed: string;
  /** Null while something is not saved: what is confirmed is what stands. */
  onConfirm: (() => void) | null;
}

/** Whether somebody of the firm compared a rule, or the calendar, with where it is written. */
export function Confirmation({ confirmed, unconfirmed, deed, onConfirm }: ConfirmationProps) {
  const t = useTexts();
  const { language } = useShell();
  if (confirmed)
    return (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Badge tone="success">{t('deadlines.isConfirmedRule')}</Badge>
        <Isolate>
          {t('deadlines.confirmedBy', {
            name: confirmed.byName,
            date: formatDate(confirmed.at.slice(0, 10), language),
          })}
        </Isolate>
      </p>
    );
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <Badge tone="warning">{unconfirmed}</Badge>
      {onConfirm && (
        <Button size="small" variant="secondary" onClick={onConfirm}>
          {deed}
        </Button>
      )}
    </p>
  );
}
