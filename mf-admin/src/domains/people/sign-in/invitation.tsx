import { Loaded } from '@diwan/desk-kit/loaded';
import { useShell } from '@diwan/mf-kit';
import { ButtonLink } from '@diwan/ui/button';
import { isNotFound } from '../../../components/is-not-found.js';
import { useTexts } from '../../../texts.js';
import { AcceptInvitation } from './accept-invitation.js';
import { useOwnInvitation } from './api/set-up-code.js';
import { OtherNumber } from './other-number.js';

/** What somebody does who opens the link of an invitation: signs in with the number it was sent to, then accepts (OFF-09). */
export function Invitation({ id }: { id: string }) {
  const { session } = useShell();
  return session.person === null ? <SignInFirst id={id} /> : <OwnInvitation id={id} />;
}

/** Nothing is told of an invitation before its phone is proven. */
function SignInFirst({ id }: { id: string }) {
  const t = useTexts();
  return (
    <div className="grid justify-items-start gap-6">
      <p className="max-w-prose text-grey">{t('invitation.signInText')}</p>
      <ButtonLink href={`/auth?next=${encodeURIComponent(`/admin-login/${id}`)}`}>{t('invitation.signIn')}</ButtonLink>
    </div>
  );
}

function OwnInvitation({ id }: { id: string }) {
  const t = useTexts();
  const query = useOwnInvitation(id);
  if (isNotFound(query.error)) return <OtherNumber id={id} />;
  return (
    <Loaded query={query} failed={t('invitation.failed')}>
      {(invitation) => <AcceptInvitation invitation={invitation} />}
    </Loaded>
  );
}
