import type { LeadRecord } from '@diwan/contracts/intake/leads/http';
import type { AskHistory } from '../../../../frame/record/record-parts.js';
import type { Texts } from '../../../../texts.js';
import { fetchLead } from '../api/get-lead.js';

type Line = LeadRecord['timeline'][number];

/** What happened to a lead, newest first: its service tells all of it at once. */
const ask: AskHistory<'lead'> = async ({ record, t, signal }) => {
  // Read anew: the record that is on show may be older than the change that made the timeline stale.
  const { createdAt, timeline, further = [] } = await fetchLead(record.id, signal);
  const entries = timeline.map((line) => ({
    id: line.id,
    at: line.at,
    text: wordsOf(line, t),
    by: line.by.name ?? t('leads.unknownPerson'),
    details: line.text ? [line.text] : [],
  }));
  const asked = further.map((request) => ({
    id: request.id,
    at: request.createdAt,
    text: t('leadLine.askedAgain'),
    details: [request.reference],
  }));
  const newestFirst = [...entries, ...asked].sort((a, b) => b.at.localeCompare(a.at));
  return { entries: [...newestFirst, { id: 'received', at: createdAt, text: t('leadLine.received') }] };
};
export default ask;

function wordsOf({ what, to, owner }: Line, t: Texts): string {
  switch (what) {
    case 'answered':
      return t('leadLine.answered');
    case 'client':
      return t('leadLine.client');
    case 'note':
      return t('leadLine.note');
    case 'owner':
      return owner ? t('leadLine.owner', { name: owner.name ?? t('leads.unknownPerson') }) : t('leadLine.noOwner');
    case 'separated':
      return t('leadLine.separated');
    case 'separated_from':
      return t('leadLine.separatedFrom');
    case 'moved':
      return to ? t('leadLine.moved', { status: t(`leadStatus.${to}`) }) : '';
  }
}
