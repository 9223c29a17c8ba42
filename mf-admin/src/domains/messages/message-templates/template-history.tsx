import { formatDateTime, useShell } from '@diwan/mf-kit';
import { useTexts } from '../../../texts.js';
import type { Registration } from './api/message-templates.js';
import { authorOf, templateReason } from './template-words.js';

/** What happened to a template, newest first; who did it stands in the audit log. */
export function TemplateHistory({ history }: { history: Registration['history'] }) {
  const t = useTexts();
  const { language } = useShell();
  if (history.length === 0) return null;
  return (
    <details className="text-sm">
      <summary>{t('templates.history')}</summary>
      <ol className="mt-2 grid gap-2">
        {history.map((change) => (
          <li key={`${change.at} ${change.to}`}>
            {t(`templateState.${change.to}`)}
            <span className="block text-grey">
              {formatDateTime(change.at, language)} · {authorOf(t, change)}
              {change.reason && <> · {templateReason(t, change.reason)}</>}
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
