import type { Reckoning } from '@diwan/contracts/matters/deadlines/rule';
import { formatDate, formatWeekday, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';

/** How a last day came about, step by step, so that a lawyer can check it. */
export function ReckoningWords({ reckoning }: { reckoning: Reckoning }) {
  const t = useTexts();
  const { language } = useShell();
  const day = (value: string) => formatDate(value, language);
  const { firstDay, countedTo, closedDays, recesses, movedOver } = reckoning;
  return (
    <ul className="grid list-disc gap-1 ps-5 text-sm text-grey">
      <li>{t('deadlines.countedFrom', { from: day(firstDay), to: day(countedTo) })}</li>
      {closedDays > 0 && <li>{t('deadlines.closedLeftOut', { count: closedDays })}</li>}
      {recesses.map(({ name, days }) => (
        <li key={name.en}>{t('deadlines.recessLeftOut', { name: name[language], count: days })}</li>
      ))}
      {movedOver.length > 0 && (
        <li>
          {t('deadlines.movedOver', {
            days: movedOver
              .map((one) =>
                t('deadlines.dayNamed', {
                  day: day(one.day),
                  name: one.name?.[language] ?? formatWeekday(one.day, language),
                }),
              )
              .join(t('conflict.comma')),
          })}
        </li>
      )}
    </ul>
  );
}
