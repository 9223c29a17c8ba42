import {
  getSharedLink,
  LinkToken,
  openSharedLink,
  sendSharedLinkCode,
} from '@diwan/contracts/matters/shared-links/http';
import { useAction } from '@diwan/desk-kit/use-action';
import { ApiProblem, callApi, formatDateTime, PageHead, useParams, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Notice } from '@diwan/ui/notice';
import { PageHeader } from '@diwan/ui/page-header';
import { Section } from '@diwan/ui/section';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CodeForm } from '../../../codes/code-form.js';
import { type Fault, sendFault } from '../../../codes/code-problem.js';
import { GuestFrame } from '../../../frame/guest-frame.js';
import { HelpActions } from '../../../frame/help-actions.js';
import { Loaded } from '../../../frame/loaded.js';
import { PlainFrame } from '../../../frame/plain-frame.js';
import { useTexts } from '../../../texts.js';
import { type OpenedLink, SharedDocument } from './shared-document.js';

/** A document for a named recipient without an account: a code, then the marked pages (D-089). */
export default function SharedLinkPage() {
  const t = useTexts();
  const { token = '' } = useParams();
  // What cannot be a link is not asked about: the answer would be a fault in the console of whoever mistyped one.
  const isToken = LinkToken.safeParse(token).success;
  const link = useQuery({
    enabled: isToken,
    queryKey: ['shared', token],
    queryFn: () => callApi(getSharedLink, { params: { token } }),
    retry: false,
    refetchOnWindowFocus: false,
  });
  const [opened, setOpened] = useState<OpenedLink | null>(null);
  const reason = link.error instanceof ApiProblem ? link.error.code : null;
  if (opened)
    return (
      <PlainFrame>
        <SharedDocument opened={opened} />
      </PlainFrame>
    );
  return (
    <GuestFrame>
      <Section compact>
        <PageHead title={t('shared.title')} noindex />
        {!isToken || reason === 'NOT_FOUND' || reason === 'VALIDATION' ? (
          <Over title={t('shared.unknown')} text={t('shared.unknownText')} />
        ) : reason === 'DOCUMENT_EXPIRED' ? (
          <Over title={t('shared.over')} text={t('shared.overText')} />
        ) : reason === 'ACCESS_LIMIT_REACHED' ? (
          <Over title={t('shared.usedUp')} text={t('shared.overText')} />
        ) : (
          <Loaded query={link} failure={t('shared.failed')}>
            {({ sentTo, endsAt }) => <Door token={token} sentTo={sentTo} endsAt={endsAt} onOpened={setOpened} />}
          </Loaded>
        )}
      </Section>
    </GuestFrame>
  );
}

function Over({ title, text }: { title: string; text: string }) {
  return (
    <EmptyState boxed headingLevel={1} title={title} actions={<HelpActions />}>
      <p>{text}</p>
    </EmptyState>
  );
}

interface DoorProps {
  token: string;
  sentTo: string;
  endsAt: string;
  onOpened(opened: OpenedLink): void;
}

/** Asks for the code that goes to the approved phone or address, and opens with it. */
function Door({ token, sentTo, endsAt, onOpened }: DoorProps) {
  const t = useTexts();
  const { language, notify } = useShell();
  const [challenge, setChallenge] = useState<{ id: string; resendAt: number } | null>(null);
  const [code, setCode] = useState('');
  const [fault, setFault] = useState<Fault | null>(null);
  const ask = async () => {
    const { challengeId, resendAfterSeconds } = await callApi(sendSharedLinkCode, { params: { token } });
    setChallenge({ id: challengeId, resendAt: Date.now() + resendAfterSeconds * 1000 });
  };
  const send = useAction(async () => {
    setFault(null);
    try {
      await ask();
      notify.success(t('auth.otpSent'));
    } catch (error) {
      setFault(sendFault(error, t));
    }
  });
  return (
    <div className="mx-auto grid max-w-form gap-5">
      <PageHeader title={t('shared.title')} note={t('shared.until', { time: formatDateTime(endsAt, language) })} />
      {challenge ? (
        <CodeForm
          challenge={challenge}
          sentTo={sentTo}
          code={code}
          onCode={setCode}
          onVerify={async (typed) => {
            const body = { challengeId: challenge.id, code: typed };
            onOpened(await callApi(openSharedLink, { params: { token }, body }));
          }}
          onResend={ask}
          onBack={() => setChallenge(null)}
        />
      ) : (
        <>
          <p>
            {t('shared.text')} <Ltr className="whitespace-nowrap">{sentTo}</Ltr>
          </p>
          {fault && (
            <Notice tone="danger" role="alert">
              {fault.text}
            </Notice>
          )}
          <Button busy={send.busy} busyLabel={t('auth.sending')} onClick={() => void send.run()}>
            {t('shared.sendCode')}
          </Button>
        </>
      )}
    </div>
  );
}
