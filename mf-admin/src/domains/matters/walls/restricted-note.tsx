import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import { useRestricted } from './api/wall.js';

/** Tells who otherwise sees every case how many are closed to them, and nothing else of them. */
export function RestrictedNote() {
  const t = useTexts();
  const { can } = useShell();
  const { data } = useRestricted(can('case:wall'));
  if (!data || data.count === 0) return null;
  return <p className="mb-2 text-sm text-grey">{t('walls.closedToYou', { count: data.count })}</p>;
}
