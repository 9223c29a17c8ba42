import { formatWallTime, useShell } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';
import { useOverlaps } from './api/hearings.js';

/** Warns when whoever attends cannot be at both hearings in time (HEAR-03). It stands in nobody's way. */
export function OverlapNotice({
  courtId,
  ...asked
}: {
  lawyerId: string;
  wallTime: string;
  courtId: string;
  except?: string;
}) {
  const t = useTexts();
  const { language } = useShell();
  const { data = [] } = useOverlaps({ ...asked, ...(courtId && { courtId }) });
  if (data.length === 0) return null;
  return (
    <Notice tone="warning" role="status">
      <p>{t('hearings.overlap')}</p>
      <ul className="list-disc ps-5">
        {data.map(({ title, wallTime, travelMinutes }) => (
          <li key={`${wallTime}${title}`}>
            <bdi>{title || t('hearings.overlapOther')}</bdi> · {formatWallTime(wallTime, language)}
            {travelMinutes > 0 && ` · ${t('hearings.travel', { count: travelMinutes })}`}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
