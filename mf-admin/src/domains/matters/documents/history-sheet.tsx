import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import type { DocumentChange } from '@diwan/contracts/matters/documents/keeping.http';
import { Loaded } from '@diwan/desk-kit/loaded';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { Sheet } from '@diwan/ui/sheet';
import { nameList } from '../../../components/name-list.js';
import { type TextKey, useTexts } from '../../../texts.js';
import { useChanges } from './api/keep-document.js';
import { useDescribeChange } from './describe-document.js';
import { useOpenDocument } from './use-open-document.js';

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
  'document.virus-found': 'history.virus',
  'document.restored': 'history.restored',
  'document.share-approved': 'history.shareApproved',
  'document.share-refused': 'history.shareRefused',
  'document.share-revoked': 'history.shareRevoked',
};

/** Who changed what of a document, and the files that stood here before (DOC-04, DOC-12). */
export function HistorySheet({ document, onClose }: { document: StaffDocument; onClose: () => void }) {
  const t = useTexts();
  const { language } = useShell();
  const { open } = useOpenDocument();
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
        {document.earlierFiles.length > 0 && (
          <section className="grid gap-2" aria-labelledby="earlier-files">
            <h3 id="earlier-files" className="text-lg">
              {t('history.earlierFiles')}
            </h3>
            <ul className="divide-y divide-line border-y border-line">
              {document.earlierFiles.map(({ fileVersion, fileName, uploadedByName, uploadedAt }) => (
                <li key={fileVersion} className="flex flex-wrap items-center justify-between gap-3 py-3">
                  <span className="min-w-0">
                    <Isolate className="block w-fit wrap-anywhere">{fileName}</Isolate>
                    <span className="block text-sm text-grey">
                      <Isolate>{uploadedByName}</Isolate> · {formatDateTime(uploadedAt, language)}
                    </span>
                  </span>
                  <Button size="small" variant="secondary" onClick={() => void open(document, fileVersion)}>
                    {t('documents.open')}
                  </Button>
                </li>
              ))}
            </ul>
          </section>
        )}
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
