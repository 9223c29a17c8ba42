import { type ClientRequest, type RequestItem, readReceivedFile } from '@diwan/contracts/matters/requests/http';
import { fileSize } from '@diwan/desk-kit/file-size';
import { formatDate, formatDateTime, useShell } from '@diwan/mf-kit';
import { Badge, type Tone } from '@diwan/ui/badge';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useRequestDeeds } from './api/requests.js';
import { inWords } from './in-words.js';

const TONES = {
  open: 'neutral',
  answered: 'info',
  accepted: 'success',
  refused: 'warning',
  withdrawn: 'neutral',
} as const satisfies Record<RequestItem['state'], Tone>;

interface RequestItemRowProps {
  request: ClientRequest;
  item: RequestItem;
  onRefuse: () => void;
}

/** One thing that was asked for: what came, and the decision. */
export function RequestItemRow({ request, item, onRefuse }: RequestItemRowProps) {
  const t = useTexts();
  const { can, language } = useShell();
  const say = useSay();
  const deeds = useRequestDeeds();
  const title = inWords(item.title, language);
  const deciding = useMutation({
    mutationFn: (deed: 'accept' | 'withdraw' | 'reopen') => deeds[deed](request, item.id),
    onSuccess: (_, deed) => say.done(t(`requests.${deed}Done`)),
    onError: (error) => say.failed(t('requests.saveFailed'), error),
  });
  const deed = (name: 'accept' | 'withdraw' | 'reopen', variant: 'primary' | 'secondary' | 'quiet') => (
    <Button
      size="small"
      variant={variant}
      aria-label={t(`requests.${name}One`, { title })}
      disabled={deciding.isPending}
      onClick={() => deciding.mutate(name)}
    >
      {t(`requests.${name}`)}
    </Button>
  );
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Isolate className="font-medium">{title}</Isolate>
        <Badge tone={TONES[item.state]}>{t(`requestItem.${item.state}`)}</Badge>
      </div>
      <p className="flex flex-wrap gap-x-4 text-sm text-grey">
        {item.dueOn && <span>{t('requests.dueOn', { date: formatDate(item.dueOn, language) })}</span>}
        {item.answeredAt && (
          <span>{t('requests.answeredAt', { time: formatDateTime(item.answeredAt, language) })}</span>
        )}
        {item.decidedAt && item.decidedByName && (
          <span>
            {t('requests.decidedBy', { name: item.decidedByName, time: formatDateTime(item.decidedAt, language) })}
          </span>
        )}
      </p>
      {item.text && (
        <p dir="auto" className="whitespace-pre-line">
          {item.text}
        </p>
      )}
      {item.reason && <p className="text-sm">{t('requests.refusedFor', { reason: item.reason })}</p>}
      {item.files.length > 0 && item.state === 'answered' && (
        <ul className="grid gap-1">
          {item.files.map(({ id, name, size }) => (
            <li key={id}>
              <a
                className="ui-link inline-flex min-h-6 items-center gap-2"
                href={`/api/cases${readReceivedFile.path.replace(':id', request.id).replace(':item', item.id).replace(':file', id)}`}
                target="_blank"
                rel="noreferrer"
              >
                <Isolate className="wrap-anywhere">{name}</Isolate>
                <Isolate className="text-sm text-grey">{fileSize(size, t)}</Isolate>
              </a>
            </li>
          ))}
        </ul>
      )}
      {can('document:write') && (
        <div className="flex flex-wrap gap-3">
          {item.state === 'answered' && (
            <>
              {deed('accept', 'primary')}
              <Button
                size="small"
                variant="secondary"
                aria-label={t('requests.refuseOne', { title })}
                onClick={onRefuse}
              >
                {t('requests.refuse')}
              </Button>
            </>
          )}
          {['open', 'answered', 'refused'].includes(item.state) && deed('withdraw', 'quiet')}
          {item.state === 'withdrawn' && deed('reopen', 'quiet')}
        </div>
      )}
    </li>
  );
}
