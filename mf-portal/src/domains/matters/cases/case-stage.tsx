import { formatDate, useShell } from '@diwan/mf-kit';
import { Icon } from '@diwan/ui/icon';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useId } from 'react';
import { type Texts, useTexts } from '../../../texts.js';
import type { OwnCase } from './api/own-cases.js';

/** Where the case is, in plain words: what happens in this stage, how long it usually takes, and what the client has to do in it. */
export function CaseStage({ stage }: { stage: NonNullable<OwnCase['stage']> }) {
  const t = useTexts();
  const { language } = useShell();
  const id = useId();
  const { name, text, weeks, since, checklist } = stage;
  return (
    <section aria-labelledby={id} className="mb-8 grid gap-3 border-s-4 border-line ps-4">
      <div>
        <h2 id={id} className="text-xl">
          {name[language]}
        </h2>
        <p className="text-sm text-grey">
          {t('case.since', { date: formatDate(since, language) })}
          {weeks && ` · ${usually(weeks, t)}`}
        </p>
      </div>
      {text[language] && <p className="max-w-prose">{text[language]}</p>}
      {checklist.length > 0 && (
        <div>
          <h3 className="text-base font-medium">{t('case.yourChecklist')}</h3>
          <ul className="grid gap-1">
            {checklist.map((item) => (
              <li key={item.id} className="flex items-start gap-2">
                <span aria-hidden="true" className="mt-1 inline-flex size-4 shrink-0 items-center justify-center">
                  {item.done ? <Icon name="check" /> : '○'}
                </span>
                <span className={item.done ? 'text-grey' : ''}>
                  {item.text[language]}{' '}
                  <VisuallyHidden>{t(item.done ? 'case.itemDone' : 'case.itemOpen')}</VisuallyHidden>
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

const usually = ({ from, to }: { from: number; to: number }, t: Texts): string =>
  from === to ? t('case.weeks', { count: to }) : t('case.weekRange', { from, count: to });
