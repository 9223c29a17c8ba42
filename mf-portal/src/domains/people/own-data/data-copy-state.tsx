import { type DataCopy, readDataCopy } from '@diwan/contracts/people/data-copies/http';
import { DownloadButton } from '@diwan/desk-kit/documents/download-button';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Progress } from '@diwan/ui/progress';
import { useTexts } from '../../../texts.js';

/** One copy: how far it is, what is in it, or what became of it. */
export function DataCopyState({ copy }: { copy: DataCopy }) {
  const t = useTexts();
  const { language } = useShell();
  const { state, parts, until } = copy;
  const done = parts.filter((part) => part.done).length;
  const present = parts.find((part) => !part.done);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-medium">{t('ownData.askedOn', { time: formatDateTime(copy.askedAt, language) })}</p>
      {state === 'gathering' && (
        <div className="w-full" role="status">
          <Progress
            label={present ? t(`ownData.part.${present.part}`) : t('ownData.finishing')}
            value={done / parts.length}
            valueText={t('ownData.progress', { done: String(done), all: String(parts.length) })}
          />
          <p className="mt-2 text-grey">{t('ownData.mayLeave')}</p>
        </div>
      )}
      {state === 'ready' && until && (
        <>
          <p>{t('ownData.ready', { time: formatDateTime(until, language) })}</p>
          <ul className="grid w-full gap-x-6 text-grey sm:grid-cols-2">
            {parts.map(({ part, rows }) => (
              <li key={part}>
                {t(`ownData.part.${part}`)} (<bdi>{rows}</bdi>)
              </li>
            ))}
          </ul>
          <DownloadButton endpoint={readDataCopy} request={{ params: { id: copy.id } }} variant="primary" size="medium">
            {t('ownData.download')}
          </DownloadButton>
        </>
      )}
      {state === 'expired' && <p className="text-grey">{t('ownData.expired')}</p>}
      {state === 'failed' && <p className="text-danger">{t('ownData.gaveUp')}</p>}
    </div>
  );
}
