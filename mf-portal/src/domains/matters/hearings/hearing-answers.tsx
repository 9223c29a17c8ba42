import { HearingAnswer } from '@diwan/contracts/matters/hearings/hearing';
import { useAction } from '@diwan/desk-kit/use-action';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';
import { type OwnHearing, useAnswerHearing } from './api/own-hearings.js';

/** "I will attend", "I need a translator", "I cannot": one press each, changed as often as one likes until it begins. */
export function HearingAnswers({ hearing: { id, answer, title } }: { hearing: OwnHearing }) {
  const t = useTexts();
  const { notify, problemText } = useShell();
  const send = useAnswerHearing();
  const { run, busy } = useAction(async (wanted: HearingAnswer) => {
    try {
      await send(id, wanted);
      notify.success(t('hearing.answered'));
    } catch (error) {
      notify.error(t('hearing.answerFailed'), { description: problemText(error) });
    }
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: three presses are no form; a fieldset would ask for a save
    <div role="group" aria-label={t('hearing.answerOf', { title })} className="grid gap-2">
      <p className="text-sm text-grey">{answer ? t('hearing.answerChange') : t('hearing.answerAsk')}</p>
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
            {t(`hearing.answer.${option}`)}
          </Button>
        ))}
      </div>
    </div>
  );
}
