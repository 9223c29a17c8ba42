import { beirutDate } from '@diwan/contracts/shared/beirut-time';
import { formatDate, useShell } from '@diwan/mf-kit';
import { DateInput } from '@diwan/ui/date-input';
import { Field } from '@diwan/ui/field';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { DownloadPaper } from '../download-paper.js';
import { AccountPage } from './account-page.js';

/** The statement of account over days of the client's choice, in their language: this year so far unless told otherwise (BILL-19). */
export default function StatementPage() {
  const t = useTexts();
  const { language } = useShell();
  const [today] = useState(() => beirutDate(new Date()));
  const [from, setFrom] = useState(`${today.slice(0, 4)}-01-01`);
  const [to, setTo] = useState(today);
  const isPeriod = from !== '' && to !== '' && from <= to;
  return (
    <AccountPage title={t('statement.title')} note={t('statement.note')}>
      <div className="grid max-w-prose gap-4">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <Field label={t('statement.from')} hint={from && formatDate(from, language)}>
            <DateInput value={from} max={today} onChange={(event) => setFrom(event.target.value)} />
          </Field>
          <Field
            label={t('statement.to')}
            hint={to && formatDate(to, language)}
            error={!isPeriod && t('statement.period')}
          >
            <DateInput value={to} max={today} onChange={(event) => setTo(event.target.value)} />
          </Field>
        </div>
        {isPeriod && <DownloadPaper path="/own/statement.pdf" query={{ from, to }} number={t('statement.title')} />}
      </div>
    </AccountPage>
  );
}
