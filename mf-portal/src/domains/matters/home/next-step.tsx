import { useTexts } from '../../../texts.js';
import type { OwnCase } from '../cases/api/own-cases.js';
import type { OwnHearing } from '../hearings/api/own-hearings.js';
import { NextDate } from './next-date.js';
import { NextHearing } from './next-hearing.js';
import { Rest } from './rest.js';
import { whatComes } from './what-comes.js';

/** More than these are behind the lists of hearings and cases. */
const SHOWN = 5;

interface NextStepProps {
  cases: readonly OwnCase[];
  /** Those to come; undefined: could not be had. */
  hearings: readonly OwnHearing[] | undefined;
}

/** First question: what happens next, and when? */
export function NextStep({ cases, hearings }: NextStepProps) {
  const t = useTexts();
  const { dated, undated } = whatComes(cases, hearings ?? []);
  const [first, ...later] = dated;
  const rest = [...later, ...undated.map((legalCase) => ({ kind: 'undated' as const, legalCase }))].slice(0, SHOWN);
  return (
    <section aria-labelledby="home-next" className="grid content-start gap-4 self-start rounded-md bg-cedar-wash p-5">
      <h2 id="home-next" className="text-lg text-cedar">
        {t('home.next')}
      </h2>
      {first?.kind === 'hearing' && <NextHearing hearing={first.hearing} stage={first.stage} />}
      {first?.kind === 'case' && <NextDate legalCase={first.legalCase} />}
      {!first && hearings && <p>{t('home.nextNone')}</p>}
      {!hearings && <p className="text-grey">{t('home.nextFailed')}</p>}
      {rest.length > 0 && <Rest rest={rest} />}
    </section>
  );
}
