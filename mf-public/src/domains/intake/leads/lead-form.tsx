import { inLanguage } from '@diwan/contracts/shared/language-path';
import { type FormState, formatPhone, rich, useShell } from '@diwan/mf-kit';
import { Ltr } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { ErrorSummary } from '@diwan/ui/error-summary';
import { Link } from '@diwan/ui/link';
import { Notice } from '@diwan/ui/notice';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { telephoneLink } from '../../../office/contact-links.js';
import { useTexts } from '../../../texts.js';
import { LeadFields, type LeadFieldsProps } from './lead-fields.js';
import { type CheckedField, type LeadSource, REQUEST_ANCHOR, valuesOf } from './lead-options.js';
import { LeadSent } from './lead-sent.js';
import { useKeptTyping } from './use-kept-typing.js';
import { usePrefill } from './use-prefill.js';
import { loadWriting, useSendLead, type Writing } from './use-send-lead.js';

export interface LeadFormProps {
  source: LeadSource;
  /** What was typed and refused when the form was sent without JavaScript. */
  form: FormState | undefined;
  /** Chosen to begin with. */
  area: string | null;
  /** Lawyers to choose from, where one may say how, with whom and when to talk. */
  wish?: LeadFieldsProps['wish'];
  /** Shown while the request is on its way. */
  working?: ReactNode;
  /** Beside the button; told the area that is chosen. */
  beside?: (area: string) => ReactNode;
}

/** A request for a consultation. It is an ordinary form, so it works before and without scripts; what is typed is never lost. The server checks it then, in our words, never the browser. */
export function LeadForm({ source, form, area: begunWith, wish = null, working, beside }: LeadFormProps) {
  const t = useTexts();
  const { siteLanguage } = useShell();
  const { state, send } = useSendLead(source, form);
  const [area, setArea] = useState(form?.values.area ?? begunWith ?? '');
  const [channel, setChannel] = useState('');
  const [writing, setWriting] = useState<Writing>();
  const formElement = useRef<HTMLFormElement>(null);
  const trouble = useRef<HTMLDivElement>(null);
  const base = useId();
  const idOf = (field: CheckedField) => `${base}-${field}`;
  const faults = state.step === 'editing' ? state.faults : [];
  const hasProblem = state.step === 'editing' && state.problem;

  useKeptTyping(formElement, (values) => setArea(values.area ?? ''));
  usePrefill(formElement);
  useEffect(() => {
    if (faults.length > 0 || hasProblem) trouble.current?.focus();
  }, [faults, hasProblem]);

  if (state.step === 'sent')
    return <LeadSent reference={state.reference} onWhatsapp={source === 'consultation' && channel === 'whatsapp'} />;

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const values = valuesOf(new FormData(event.currentTarget));
    setChannel(values.channel ?? '');
    void send(values);
  };
  const isSending = state.step === 'sending';
  return (
    <form
      ref={formElement}
      className="ui-form"
      method="post"
      action={`${inLanguage(`/${source}`, siteLanguage)}#${REQUEST_ANCHOR}`}
      noValidate
      onSubmit={submit}
      onFocus={() => void loadWriting().then(setWriting, () => undefined)}
      aria-busy={isSending}
    >
      {faults.length > 0 && (
        <ErrorSummary
          ref={trouble}
          title={t('form.correct')}
          errors={faults.map((field) => ({ message: t(`leads.error.${field}`), fieldId: idOf(field) }))}
        />
      )}
      {hasProblem && (
        <div ref={trouble} tabIndex={-1}>
          <NotSent />
        </div>
      )}
      <LeadFields
        form={form}
        area={begunWith}
        faults={faults}
        wish={wish}
        idOf={idOf}
        onArea={setArea}
        writing={writing}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" busy={isSending} busyLabel={t('leads.sending')}>
          {t('leads.button')}
        </Button>
        {beside?.(area)}
      </div>
      {isSending && working}
      <p className="text-sm text-grey">
        {t('leads.promise')} {t('leads.noMandate')} <Link href="/disclaimer">{t('leads.disclaimer')}</Link>
      </p>
    </form>
  );
}

function NotSent() {
  const t = useTexts();
  const { phone } = useShell().office;
  const link = phone && (
    <Link href={telephoneLink(phone)}>
      <Ltr>{formatPhone(phone)}</Ltr>
    </Link>
  );
  return (
    <Notice tone="danger" role="alert">
      {link ? rich(t('leads.failed'), { phone: link }) : t('leads.failedForNow')}
    </Notice>
  );
}
