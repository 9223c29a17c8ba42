import { readStatement } from '@diwan/contracts/money/paper/http';
import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { DownloadButton } from '@diwan/desk-kit/documents/download-button';
import { Field } from '@diwan/ui/field';
import { useState } from 'react';
import { DateField } from '../../../../components/date-field.js';
import { CardSection } from '../../../../frame/record/card-section.js';
import type { RecordPartProps } from '../../../../frame/record/record-parts.js';
import { useTexts } from '../../../../texts.js';

/** The statement of account of a client over days of one's choice: this year so far unless told otherwise (BILL-19). */
export default function AccountStatement({ record }: RecordPartProps<'account'>) {
  const t = useTexts();
  const [today] = useState(() => beirutDate(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const isPeriod = from !== '' && to !== '' && from <= to;
  return (
    <CardSection title={t('accounts.statement')}>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label={t('accounts.statementFrom')}>
          <DateField value={from} onChange={(event) => setFrom(event.target.value)} />
        </Field>
        <Field label={t('accounts.statementTo')} error={!isPeriod && t('accounts.statementPeriod')}>
          <DateField value={to} onChange={(event) => setTo(event.target.value)} />
        </Field>
      </div>
      {isPeriod && (
        <div className="flex flex-wrap gap-2">
          {LANGUAGES.map((lang) => (
            <DownloadButton
              key={lang}
              endpoint={readStatement}
              request={{ params: { id: record.id }, query: { from, to, lang } }}
            >
              {t('paper.pdf', { language: t(`language.${lang}`) })}
            </DownloadButton>
          ))}
        </div>
      )}
    </CardSection>
  );
}
