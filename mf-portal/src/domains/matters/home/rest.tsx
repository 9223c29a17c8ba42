import { formatDateTime, formatWallTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../../../texts.js';
import type { OwnCase } from '../cases/api/own-cases.js';
import type { Coming } from './what-comes.js';

type Line = Coming | { kind: 'undated'; legalCase: OwnCase };

/** What comes after the next date, and the steps that have no date yet. */
export function Rest({ rest }: { rest: readonly Line[] }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <div className="border-t border-line pt-3">
      <h3 className="mb-1 text-base">{t('home.then')}</h3>
      <ul className="grid gap-2">
        {rest.map((line) => {
          const { id, caseId, text } = wordsOf(line);
          return (
            <li key={`${line.kind} ${id}`} className="relative min-h-11">
              <Link
                href={`/client-portal/cases/${caseId}`}
                look="plain"
                className="block after:absolute after:inset-0 hover:underline"
              >
                <Isolate>{text}</Isolate>
              </Link>
              <span className="block text-sm text-grey">
                {line.kind === 'hearing'
                  ? formatWallTime(line.hearing.wallTime, language)
                  : line.kind === 'case'
                    ? formatDateTime(line.at, language)
                    : t('home.noDate')}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function wordsOf(line: Line): { id: string; caseId: string; text: string } {
  if (line.kind === 'hearing') {
    const { id, caseId, title } = line.hearing;
    return { id, caseId, text: title };
  }
  const { id, title, nextStep } = line.legalCase;
  return { id, caseId: id, text: nextStep || title };
}
