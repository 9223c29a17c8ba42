import type { ClientRecordCount } from '@diwan/contracts/people/clients/questions';
import { useTexts } from '../../../texts.js';

/** What moves, or moved, by kind. */
export function MovedParts({ moved }: { moved: readonly ClientRecordCount[] }) {
  const t = useTexts();
  if (moved.length === 0) return <p className="text-sm text-grey">{t('merges.nothingMoves')}</p>;
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm">
      {moved.map(({ kind, count }) => (
        <li key={kind}>{t(`clientRecords.${kind}`, { count })}</li>
      ))}
    </ul>
  );
}
