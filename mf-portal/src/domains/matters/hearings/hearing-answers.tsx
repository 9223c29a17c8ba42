import { HearingAnswer } from '@diwan/contracts/matters/hearings/hearing';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';
import { type OwnHearing, useAnswerHearing } from './api/own-hearings.js';

/**
 * "I will attend", "I need a translator", "I cannot": one press each, changed as often as one likes until it begins. Delegates say it of the
 * client, under their own name (PORT-10).
 */
export function HearingAnswers({ hearing }: { hearing: OwnHearing }) {
  const t = useTexts();
  const { notify, problemText, session } = useShell();
  const { id, answer, title } = hearing;
  const client = session.person?.actingFor?.clientName ?? null;
  const send = useAnswerHearing();
  const { run, busy } = useAction(async (wanted: HearingAnswer) => {
    try {
      await send(id, wanted);
      notify.success(client === null ? t('hearing.answered') : t('hearing.for.answered'));
    } catch (error) {
      notify.error(t('hearing.answerFailed'), { description: problemText(error) });
    }
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: three presses are no form; a fieldset would ask for a save
    <div
      role="group"
      aria-label={client === null ? t('hearing.answerOf', { title }) : t('hearing.for.answerOf', { client, title })}
      className="grid gap-2"
    >
      <Standing {...hearing} client={client} />
      <div className="flex flex-wrap gap-2">
        {HearingAnswer.options.map((option) => (
          <Button
            key={option}
            variant={option === answer ? 'primary' : 'secondary'}
            {...(option === answer && { icon: 'check' as const })}
            aria-pressed={option === answer}
            disabled={busy}
            onClick={() => void run(option)}
          >
            {client === null ? t(`hearing.answer.${option}`) : t(`hearing.for.answer.${option}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Whether there is an answer yet, and whose it is where it is not the reader's own. `client`: whom a delegate reads it for. */
function Standing({
  answer,
  answeredBy,
  client,
}: Pick<OwnHearing, 'answer' | 'answeredBy'> & { client: string | null }) {
  const t = useTexts();
  if (client !== null)
    return (
      <p className="text-sm text-grey">
        {answer ? t('hearing.for.answerChange') : t('hearing.for.answerAsk', { client })}
      </p>
    );
  if (!answer) return <p className="text-sm text-grey">{t('hearing.answerAsk')}</p>;
  return (
    <>
      {typeof answeredBy === 'string' && (
        <p className="text-sm">
          {answeredBy ? t('hearing.answeredBy', { name: answeredBy }) : t('hearing.answeredBySomeone')}
        </p>
      )}
      <p className="text-sm text-grey">{t('hearing.answerChange')}</p>
    </>
  );
}
