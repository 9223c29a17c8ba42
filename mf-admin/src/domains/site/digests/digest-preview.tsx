import type { DigestPreview } from '@diwan/contracts/site/digests/http';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Notice } from '@diwan/ui/notice';
import { MessageBubble } from '../../../components/message-bubble.js';
import { useTexts } from '../../../texts.js';

/** Whether today's went out already. One that came to nobody did not. */
export const hasGone = ({ today }: DigestPreview): boolean => today !== null && !(today.done && today.owed === 0);

/** To how many clients a digest would go, and how it reads in both languages. */
export function DigestPreviewView({ digest }: { digest: DigestPreview }) {
  const t = useTexts();
  return (
    <div className="grid gap-4">
      <Audience digest={digest} />
      <p className="text-sm text-grey">{t('digest.example')}</p>
      <div className="grid gap-6 sm:grid-cols-2">
        {digest.examples.map(({ language, text }) => (
          <section key={language} className="grid content-start gap-2" aria-label={t(`language.${language}`)}>
            <h3 className="text-base font-medium">{t(`language.${language}`)}</h3>
            <MessageBubble language={language} label={t('digest.reads')} text={text} />
          </section>
        ))}
      </div>
    </div>
  );
}

function Audience({ digest }: { digest: DigestPreview }) {
  const t = useTexts();
  const { language } = useShell();
  const { today, wanted, due } = digest;
  if (today && hasGone(digest)) {
    const words = { time: formatDateTime(today.begunAt, language), count: today.owed };
    return <Notice>{t(today.byHand ? 'digest.goneByHand' : 'digest.gone', words)}</Notice>;
  }
  if (wanted === 0) return <Notice>{t('digest.nobody')}</Notice>;
  if (due === 0) return <Notice title={t('digest.nothing')}>{t('digest.nothingText', { count: wanted })}</Notice>;
  return (
    <p>
      {t('digest.wanted', { count: wanted })} {due === null ? t('digest.dueUnknown') : t('digest.due', { count: due })}
    </p>
  );
}
