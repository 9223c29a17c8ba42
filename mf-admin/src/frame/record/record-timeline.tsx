import { Timeline } from '@diwan/desk-kit/timeline/timeline';
import { useShell } from '@diwan/mf-kit';
import { useTexts } from '../../texts.js';
import { historiesOf } from './parts-of.js';
import type { RecordKind, RecordOf } from './record-parts.js';
import { partKey } from './use-counts.js';

/** What every noun has to tell about a record. */
export function RecordTimeline<Kind extends RecordKind>({ kind, record }: { kind: Kind; record: RecordOf[Kind] }) {
  const t = useTexts();
  const { can, language } = useShell();
  const sources = historiesOf(kind, can).map(({ name, label, load }) => ({
    name,
    label: t(label),
    load: async (asked: { after: string | undefined; signal: AbortSignal }) =>
      (await load()).default({ ...asked, record, t, language }),
  }));
  return <Timeline recordKey={partKey(kind, record.id)} sources={sources} />;
}
