import { useNavigate, useShell } from '@diwan/mf-kit';
import { Button, ButtonLink } from '@diwan/ui/button';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from '../../../texts.js';

/** For who signed in with another number than the one that was invited, or whose link leads nowhere. */
export function OtherNumber({ id }: { id: string }) {
  const t = useTexts();
  const { logout } = useShell();
  const navigate = useNavigate();
  const change = async () => {
    await logout();
    navigate(`/auth?next=${encodeURIComponent(`/admin-login/${id}`)}`);
  };
  return (
    <div className="grid justify-items-start gap-6">
      <Notice>{t('invitation.notYours')}</Notice>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void change()}>{t('invitation.otherNumber')}</Button>
        <ButtonLink variant="secondary" href="/client-portal">
          {t('adminLogin.toPortal')}
        </ButtonLink>
      </div>
    </div>
  );
}
