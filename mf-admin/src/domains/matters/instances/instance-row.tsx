import { courtNameOf } from '@diwan/contracts/matters/instances/court-name';
import type { Instance } from '@diwan/contracts/matters/instances/http';
import { formatDate, useShell } from '@diwan/mf-kit';
import { Badge } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { Menu, type MenuItem } from '@diwan/ui/menu';
import { useTexts } from '../../../texts.js';
import { useCourts } from './api/list-courts.js';

interface InstanceRowProps {
  instance: Instance;
  /** Where the case is now. */
  isPresent: boolean;
  /** What may be done about it. */
  deeds: MenuItem[];
}

/** One court that has or had the case: its file number, its time, what came of it. */
export function InstanceRow({ instance, isPresent, deeds }: InstanceRowProps) {
  const t = useTexts();
  const { language } = useShell();
  const { data: courts } = useCourts();
  const { level, courtId, fileNumber, from, to, result } = instance;
  const court = courtNameOf(instance, courts?.find(({ id }) => id === courtId)?.name)[language];
  const day = (date: string | null) => (date ? formatDate(date, language) : '…');
  const name = court || fileNumber || t(`instanceLevel.${level}`);
  return (
    <li className="flex items-start gap-x-4 border-t border-line py-3">
      <div className="grid min-w-0 grow gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium">{t(`instanceLevel.${level}`)}</span>
          {isPresent && <Badge tone="info">{t('instances.here')}</Badge>}
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          {court && <Isolate>{court}</Isolate>}
          {fileNumber && (
            <span className="text-grey">
              {t('instances.fileNumber')} <Ltr>{fileNumber}</Ltr>
            </span>
          )}
        </p>
        {(from || to) && <p className="text-sm text-grey">{t('instances.time', { from: day(from), to: day(to) })}</p>}
        {result && <Isolate className="whitespace-pre-line text-sm">{result}</Isolate>}
      </div>
      {deeds.length > 0 && <Menu label={t('page.actionsFor', { name })} items={deeds} />}
    </li>
  );
}
