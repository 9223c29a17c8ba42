import type { Hearing } from '@diwan/contracts/matters/hearings/http';
import { useTexts } from '../../../texts.js';

/** Who gave an answer about a hearing: the client, or a delegate under their own name, and for whom (PORT-10). */
export function AnswerSpeaker({ clientName, saidByName }: Hearing['answers'][number]) {
  const t = useTexts();
  if (typeof saidByName !== 'string') return <bdi>{clientName}</bdi>;
  return (
    <>
      <bdi>{saidByName || t('delegate.someone')}</bdi> {t('delegate.onBehalfOf', { name: clientName })}
    </>
  );
}
