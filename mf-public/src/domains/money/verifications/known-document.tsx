import type { Verification } from '@diwan/contracts/money/paper/http';
import { formatDate } from '@diwan/contracts/shared/date-text';
import { formatMoney, useShell } from '@diwan/mf-kit';
import type { Tone } from '@diwan/ui/badge';
import { Isolate, Ltr } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { Notice } from '@diwan/ui/notice';
import { useTexts } from './texts.js';

const TONES: Record<Verification['state'], Tone> = {
  open: 'success',
  paid: 'success',
  credited: 'warning',
  nothing_due: 'success',
  valid: 'success',
  void: 'danger',
};

/** What the firm's books say of a document, to be compared with what stands on the paper. */
export function KnownDocument({ document }: { document: Verification }) {
  const t = useTexts();
  const { language, siteLanguage } = useShell();
  const { kind, number, day, amount, state, rest, client, firm } = document;
  const facts = [
    { label: t('verification.document'), value: t(`verification.kind.${kind}`) },
    { label: t('verification.number'), value: <Ltr>{number}</Ltr> },
    { label: t('verification.day'), value: formatDate(day, siteLanguage) },
    { label: t('verification.amount'), value: <Ltr>{formatMoney(amount)}</Ltr> },
    ...(rest ? [{ label: t('verification.rest'), value: <Ltr>{formatMoney(rest)}</Ltr> }] : []),
    { label: t('verification.client'), value: <Isolate>{client}</Isolate> },
    { label: t('verification.firm'), value: <Isolate>{firm[language]}</Isolate> },
  ];
  return (
    <>
      <Notice tone={TONES[state]} title={t(titleOf(state))}>
        {t(textOf(document), { rest: rest ? formatMoney(rest) : '' })}
      </Notice>
      <DescriptionList items={facts} />
      <p className="text-sm text-grey">{t('verification.compare')}</p>
    </>
  );
}

function titleOf(state: Verification['state']) {
  if (state === 'void') return 'verification.void.title';
  return state === 'credited' ? 'verification.credited.title' : 'verification.genuine.title';
}

function textOf({ state, rest }: Verification) {
  if (state === 'void') return 'verification.void.text';
  if (rest && (state === 'open' || state === 'paid')) return `verification.rest.${state}` as const;
  return `verification.state.${state}` as const;
}
