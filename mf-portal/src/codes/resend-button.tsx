import { Button } from '@diwan/ui/button';
import { useTexts } from '../texts.js';
import { useSecondsUntil } from './use-seconds-until.js';

/** Asks for another code, as soon as the server allows one. */
export function ResendButton({ at, busy, onPress }: { at: number; busy: boolean; onPress: () => void }) {
  const t = useTexts();
  const seconds = useSecondsUntil(at);
  return (
    <Button
      variant="quiet"
      size="small"
      disabled={seconds > 0}
      busy={busy}
      busyLabel={t('auth.sending')}
      onClick={onPress}
    >
      {seconds > 0 ? t('auth.resendIn', { count: seconds }) : t('auth.resend')}
    </Button>
  );
}
