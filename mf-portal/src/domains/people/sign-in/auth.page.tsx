import type { SessionPerson } from '@diwan/contracts/people/sessions/person';
import type { AuthMode } from '@diwan/contracts/people/sign-in/http';
import { isLanguageChosen, Navigate, PageHead, useNavigate, useSearchParams, useShell } from '@diwan/mf-kit';
import { Card } from '@diwan/ui/card';
import { CedarMark } from '@diwan/ui/drawings/cedar-mark';
import { Link } from '@diwan/ui/link';
import { Section } from '@diwan/ui/section';
import { useEffect, useReducer, useRef } from 'react';
import { OTP_SENT } from '../../../codes/code-form.js';
import { useTexts } from '../../../texts.js';
import { afterSignIn, authPath } from './after-sign-in.js';
import { type AuthFlow, authFlow, resumeFlow, resumeWord, startFlow } from './auth-flow.js';
import { DetailsStep } from './details-step.js';
import { keptSignInWord } from './kept-sign-in-word.js';
import { dropSignUp, keptSignUp } from './kept-sign-up.js';
import { OtpStep } from './otp-step.js';
import { PhoneStep } from './phone-step.js';
import { WordOffer } from './word-offer.js';
import { WordStep } from './word-step.js';

/** Where the page begins: in the sign-up or the waiting that a reload interrupted, else at the phone. */
function flowAtStart(mode: AuthMode): AuthFlow {
  const kept = keptSignUp();
  if (kept) return resumeFlow(kept);
  const word = keptSignInWord();
  return word ? resumeWord(mode, word) : startFlow(mode);
}

/** Sign In and Sign Up by phone and one-time code. */
export default function AuthPage() {
  const t = useTexts();
  const { session, refreshSession, language, notify, openInLanguage } = useShell();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wantedMode = query.get('mode') === 'sign-up' ? 'sign-up' : 'sign-in';
  const next = query.get('next');
  const [flow, dispatch] = useReducer(authFlow, wantedMode, flowAtStart);
  const switched = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const { mode } = flow;

  // The address leads, as with the toggle or Back; a verified phone stays in the mode that its code has decided.
  const modeOfAddress = useRef(wantedMode);
  const { verified } = flow;
  useEffect(() => {
    const isNewWish = modeOfAddress.current !== wantedMode;
    modeOfAddress.current = wantedMode;
    if (mode === wantedMode) return;
    if (verified || !isNewWish) {
      navigate(authPath(mode, next), { replace: true });
      return;
    }
    switched.current = true;
    dispatch({ type: 'mode-chosen', mode: wantedMode });
    title.current?.focus();
  }, [mode, verified, wantedMode, next, navigate]);

  useEffect(() => {
    if (!verified) dropSignUp();
  }, [verified]);

  const enter = async (person: SessionPerson) => {
    dropSignUp();
    notify.dismiss(OTP_SENT);
    const path = afterSignIn(person, next);
    // Their own language, unless they chose that of the page.
    if (person.language !== language && !isLanguageChosen()) return openInLanguage(path, person.language);
    await refreshSession();
    navigate(path, { replace: true });
  };
  if (session.person) return <Navigate to={afterSignIn(session.person, next)} replace />;

  const isSignUp = mode === 'sign-up';
  const name = isSignUp ? t('auth.signUp') : t('auth.signIn');
  const other = isSignUp ? 'sign-in' : 'sign-up';
  return (
    <Section compact surface="mist" className="min-h-[70vh] overflow-visible">
      <PageHead title={name} noindex />
      <Card className="mx-auto max-w-[30rem]">
        <CedarMark className="h-10 w-10 text-cedar" />
        <h1 ref={title} tabIndex={-1} className="text-2xl">
          {name}
        </h1>
        {flow.step === 'phone' && (
          <PhoneStep
            key={mode}
            flow={flow}
            dispatch={dispatch}
            takesFocus={!switched.current || flow.challenge !== null}
          />
        )}
        {flow.step === 'otp' && flow.challenge && (
          <OtpStep flow={flow} dispatch={dispatch} challenge={flow.challenge} onSignedIn={enter} />
        )}
        {flow.step === 'phone' && <WordOffer dispatch={dispatch} />}
        {flow.step === 'word' && flow.word && (
          <WordStep word={flow.word} mode={mode} dispatch={dispatch} onSignedIn={enter} />
        )}
        {flow.step === 'details' && verified && (
          <DetailsStep flow={flow} dispatch={dispatch} verified={verified} onSignedUp={enter} />
        )}
        {!verified && (
          <p className="mt-2 border-t border-line pt-4 text-grey">
            {isSignUp ? t('auth.haveAccount') : t('auth.noAccount')}{' '}
            <Link href={authPath(other, next)} className="inline-flex min-h-11 items-center">
              {isSignUp ? t('auth.signIn') : t('auth.signUp')}
            </Link>
          </p>
        )}
        {!isSignUp && flow.step === 'phone' && (
          <Link
            href={`/admin-login${next ? `?next=${encodeURIComponent(next)}` : ''}`}
            className="inline-flex min-h-11 items-center text-sm"
          >
            {t('auth.staffPasskey')}
          </Link>
        )}
      </Card>
    </Section>
  );
}
