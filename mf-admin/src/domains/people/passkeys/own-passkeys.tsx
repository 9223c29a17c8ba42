import type { OwnPasskey } from '@diwan/contracts/people/passkeys/http';
import { Loaded, TABLE_BARS } from '@diwan/desk-kit/loaded';
import { Button } from '@diwan/ui/button';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { browserSupportsWebAuthn } from '@simplewebauthn/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { passkeyReason } from '../../../components/passkey-reason.js';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { makePasskey, PASSKEYS_KEY, removeOwnPasskey, useOwnPasskeys } from './api/passkeys.js';
import { PasskeyTable } from './passkey-table.js';
import { RenamePasskey } from './rename-passkey.js';

type Asked = { to: 'rename' | 'remove'; passkey: OwnPasskey };

/** One's own passkeys: adding, renaming and removing them. */
export function OwnPasskeys() {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [busy, setBusy] = useState(false);
  const close = () => setAsked(null);
  const done = async (text: string) => {
    say.done(text);
    close();
    await queries.invalidateQueries({ queryKey: PASSKEYS_KEY });
    await queries.invalidateQueries({ queryKey: ['own-factors'] });
  };
  const attempt = async (work: () => Promise<unknown>, [success, failure]: [string, string]) => {
    setBusy(true);
    try {
      await work();
      await done(success);
    } catch (error) {
      say.failed(failure, error, passkeyReason(t, error));
    }
    setBusy(false);
  };
  const remove = ({ id }: OwnPasskey) => {
    // The question whether it is still them comes in a dialog of its own.
    close();
    void attempt(() => removeOwnPasskey(id), [t('passkeys.removed'), t('passkeys.removeFailed')]);
  };
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-xl">{t('passkeys.title')}</h2>
        {browserSupportsWebAuthn() && (
          <Button
            icon="plus"
            variant="secondary"
            busy={busy}
            busyLabel={t('passkey.waiting')}
            onClick={() => void attempt(makePasskey, [t('passkey.done'), t('passkey.setUpFailed')])}
          >
            {t('passkeys.add')}
          </Button>
        )}
      </div>
      <p className="max-w-prose text-grey">
        {browserSupportsWebAuthn() ? t('passkeys.note') : t('passkeys.unsupported')}
      </p>
      <Loaded query={useOwnPasskeys()} failed={t('passkeys.fetchFailed')} bars={TABLE_BARS}>
        {(passkeys) => <PasskeyTable passkeys={passkeys} onAsk={(to, passkey) => setAsked({ to, passkey })} />}
      </Loaded>
      {asked?.to === 'rename' && (
        <RenamePasskey passkey={asked.passkey} onRenamed={() => void done(t('passkeys.renamed'))} onClose={close} />
      )}
      {asked?.to === 'remove' && (
        <ConfirmDialog
          open
          onOpenChange={close}
          title={t('passkeys.removeTitle', { name: asked.passkey.name })}
          confirmLabel={t('passkeys.remove')}
          cancelLabel={t('form.cancel')}
          onConfirm={() => remove(asked.passkey)}
        >
          {t('passkeys.removeText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
