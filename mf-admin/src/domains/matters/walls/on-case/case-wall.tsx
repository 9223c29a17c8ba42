import { Notice } from '@diwan/ui/notice';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';
import { useWall } from '../api/wall.js';

/** That a case is restricted, for whom and why. Nothing where nobody is kept away. */
export default function CaseWallCard({ record }: RecordPartProps<'case'>) {
  const t = useTexts();
  const { data } = useWall(record);
  if (!data || data.people.length === 0) return null;
  return (
    <Notice tone="warning" title={t('walls.restricted')}>
      <p>
        {t('walls.away')} <bdi>{data.people.map(({ name }) => name).join(t('conflict.comma'))}</bdi>
      </p>
      {data.reason && (
        <p>
          {t('walls.reason')}: <bdi>{data.reason}</bdi>
        </p>
      )}
    </Notice>
  );
}
