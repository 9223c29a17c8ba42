import { ButtonLink } from '@diwan/ui/button';
import { useTexts } from '../texts.js';

/** The way from a case to who works on it. */
export function WriteAboutCase({ caseId }: { caseId: string }) {
  const t = useTexts();
  return (
    <ButtonLink href={`/client-portal/messages/new?case=${caseId}`} variant="secondary" icon="mail">
      {t('conversations.writeLawyer')}
    </ButtonLink>
  );
}
