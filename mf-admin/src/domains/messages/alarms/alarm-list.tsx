import { OlderLines } from '../../../components/older-lines.js';
import { useTexts } from '../../../texts.js';
import { AlarmNotice } from './alarm-notice.js';
import type { useAlarms } from './api/alarms.js';

/** What owners must not overlook, above everything else on the home; nothing when there is nothing. */
export function AlarmList({ query }: { query: ReturnType<typeof useAlarms> }) {
  const t = useTexts();
  const { data: alarms = [] } = query;
  if (alarms.length === 0) return null;
  return (
    <section aria-labelledby="alarms" className="mb-8 grid gap-4">
      <h2 id="alarms" className="text-xl">
        {t('alarms.title')}
      </h2>
      <ul className="grid gap-4">
        {alarms.map((alarm) => (
          <li key={alarm.id}>
            <AlarmNotice alarm={alarm} />
          </li>
        ))}
      </ul>
      <div>
        <OlderLines query={query} failed={t('dashboard.alarmsUnknown')} />
      </div>
    </section>
  );
}
