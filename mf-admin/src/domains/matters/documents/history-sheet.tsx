import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { DocumentChange } from '@diwan/contracts/matters/documents/keeping.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Sheet } from '@diwan/ui/sheet';
import { nameList } from '../../../components/name-list.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { useChanges } from './api/keep-document.js';
import { useDescribeChange } from './describe-document.js';
import { EarlierFiles } from './earlier-files.js';
import { KeptFile } from './kept-file.js';

const ACTIONS: Readonly<Record<string, TextKey>> = {
  'document.uploaded': 'history.uploaded',
  'document.changed': 'history.changed',
  'document.policy-set': 'history.policySet',
  'document.shared': 'history.shared',
  'document.hidden': 'history.hidden',
  'document.file-replaced': 'history.replaced',
  'document.deleted': 'history.deleted',
  'document.erased': 'history.erased',
  'document.unsafe-content-found': 'history.unsafe',
  'document.file-cleaned': 'history.cleaned',
  'document.clean-copy-made': 'history.cleanCopy',
  'document.virus-found': 'history.virus',
  'document.restored': 'history.restored',
  'document.share-approved': 'history.shareApproved',
  'document.share-refused': 'history.shareRefused',
  'document.share-revoked': 'history.shareRevoked',
};

/** The file that is kept, those that stood here before, and who changed what of the document (DOC-04, DOC-12). */
export function HistorySheet({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const t = useTexts();
  const query = useChanges(document.id);
  return (
    <Sheet
      open
      onOpenChange={onClose}
      title={t('history.title')}
      description={document.title}
      closeLabel={t('form.close')}
    >
      <div className="grid gap-6">
        <KeptFile document={document} />
        <EarlierFiles document={document} />
        <section className="grid gap-2" aria-labelledby="changes">
          <h3 id="changes" className="text-lg">
            {t('history.changes')}
          </h3>
          <Loaded query={query} failed={t('history.fetchFailed')}>
            {(changes) =>
              changes.length === 0 ? (
                <p className="text-grey">{t('history.none')}</p>
              ) : (
                <ul className="divide-y divide-line border-y border-line">
                  {changes.map((change) => (
                    <Change key={change.id} change={change} />
                  ))}
                </ul>
              )
            }
          </Loaded>
        </section>
      </div>
    </Sheet>
  );
}

function Change({ change: { at, personName, action, changes, clientNames } }: { change: DocumentChange }) {
  const t = useTexts();
  const { language } = useShell();
  const describe = useDescribeChange();
  const said = ACTIONS[action];
  return (
    <li className="grid gap-1 py-3">
      <span className="font-medium">{said ? t(said) : action}</span>
      <span className="text-sm text-grey">
        {personName && (
          <>
            <Isolate>{personName}</Isolate>
            {' · '}
          </>
        )}
        {formatDateTime(at, language)}
      </span>
      {clientNames.length > 0 && <span className="text-sm">{nameList(clientNames, language)}</span>}
      {changes.map(({ field, before, after }) => (
        <span key={field} className="text-sm">
          {t('history.change', {
            field: describe(field, after).label,
            before: describe(field, before).text,
            after: describe(field, after).text,
          })}
        </span>
      ))}
    </li>
  );
}
