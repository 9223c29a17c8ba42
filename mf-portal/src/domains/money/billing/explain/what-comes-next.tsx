import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../../texts.js';
import { type CaseOfBill, useCaseOfBill } from '../api/case-of-bill.js';

/** What comes next in the case of a bill, in its lawyer's words, with its day; where nothing is written, or it cannot be read, the way to it. */
export function WhatComesNext({ caseId }: { caseId: string }) {
  const t = useTexts();
  const { language } = useShell();
  const { data: legalCase, isPending } = useCaseOfBill(caseId);
  if (isPending) return null;
  const step = legalCase && isAhead(legalCase) ? legalCase : null;
  return (
    <div className="mt-3 grid max-w-prose gap-1">
      {step ? (
        <>
          <h3 className="text-lg">{t('bill.whatNext')}</h3>
          {step.nextDate && (
            <p className="font-medium">
              <time dateTime={step.nextDate}>{formatDateTime(step.nextDate, language)}</time>
            </p>
          )}
          {step.nextStep && (
            <p dir="auto" className="whitespace-pre-line">
              {step.nextStep}
            </p>
          )}
        </>
      ) : (
        <p>{t('bill.next')}</p>
      )}
      <p>
        <Link href={legalCase ? `/client-portal/cases/${legalCase.id}` : '/client-portal/cases'}>
          {legalCase ? <Isolate>{legalCase.title}</Isolate> : t('bill.nextLink')}
        </Link>
      </p>
    </div>
  );
}

/** Something is written, and its day is not over. */
const isAhead = ({ status, nextStep, nextDate }: CaseOfBill): boolean =>
  status !== 'closed' && (nextDate === null ? nextStep !== '' : Date.parse(nextDate) >= Date.now());
