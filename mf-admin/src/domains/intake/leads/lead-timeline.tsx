import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { type Texts, useTexts } from '../../../texts.js';
import type { LeadLine, LeadRecord } from './api/get-lead.js';

/** What happened to a lead, oldest first: when, who and what. */
export function LeadTimeline({ lead }: { lead: LeadRecord }) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <ol className="grid gap-4">
      <li>
        <span className="text-grey block text-sm">{formatDateTime(lead.createdAt, language)}</span>
        {t('leadLine.received')}
      </li>
      {lead.timeline.map((line) => (
        <li key={line.id}>
          <span className="text-grey block text-sm">
            {formatDateTime(line.at, language)} · <Isolate>{line.by.name ?? t('leads.unknownPerson')}</Isolate>
          </span>
          {line.what !== 'note' && <span className="block">{lineText(t, line)}</span>}
          {line.text && (
            <span className="block whitespace-pre-line">
              <Isolate>{line.text}</Isolate>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}

function lineText(t: Texts, { what, to, owner }: LeadLine): string {
  if (what === 'answered') return t('leadLine.answered');
  if (what === 'client') return t('leadLine.client');
  if (what === 'owner') {
    return owner ? t('leadLine.owner', { name: owner.name ?? t('leads.unknownPerson') }) : t('leadLine.noOwner');
  }
  return to ? t('leadLine.moved', { status: t(`leadStatus.${to}`) }) : '';
}
