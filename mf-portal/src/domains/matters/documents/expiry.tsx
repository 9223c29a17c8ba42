import { formatDateTime, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';

/** Until when a document can be opened, or since when it cannot. Nothing for one without an end. */
export function Expiry({ at }: { at: string | null }) {
  const t = useTexts();
  const { language } = useShell();
  if (at === null) return null;
  const time = formatDateTime(at, language);
  const isOver = Date.parse(at) <= Date.now();
  return (
    <span className={isOver ? 'text-red' : undefined}>
      {t(isOver ? 'document.expired' : 'document.expires', { time })}
    </span>
  );
}
