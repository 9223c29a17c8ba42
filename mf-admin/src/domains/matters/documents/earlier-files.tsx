import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { CopyText } from '@diwan/desk-kit/copy-text';
import { fileSize } from '@diwan/desk-kit/file-size';
import { useDeskTexts } from '@diwan/desk-kit/texts';
import { formatDateTime, useShell } from '@diwan/mf-kit';
import { Isolate } from '@diwan/ui/bidi';
import { Button } from '@diwan/ui/button';
import { useTexts } from '../../../texts.js';
import { useOpenDocument } from './use-open-document.js';

/** Of a fingerprint, as many characters as tell files apart at a glance; a click copies all of it. */
const SHOWN_OF_FINGERPRINT = 12;

/** Files that stood here before, to open and to download (DOC-12). */
export function EarlierFiles({ document }: { document: StaffDocument }) {
  const t = useTexts();
  const desk = useDeskTexts();
  const { language } = useShell();
  const { open, save } = useOpenDocument();
  if (document.earlierFiles.length === 0) return null;
  return (
    <section className="grid gap-2" aria-labelledby="earlier-files">
      <h3 id="earlier-files" className="text-lg">
        {t('history.earlierFiles')}
      </h3>
      <ul className="divide-y divide-line border-y border-line">
        {document.earlierFiles.map(({ fileVersion, fileName, uploadedByName, uploadedAt, kept, canBeShown }) => (
          <li key={fileVersion} className="flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="min-w-0">
              <Isolate className="block w-fit wrap-anywhere">{fileName}</Isolate>
              <span className="block text-sm text-grey">
                <Isolate>{uploadedByName}</Isolate> · {formatDateTime(uploadedAt, language)}
              </span>
              <span className="block text-sm text-grey">
                <Isolate>{fileSize(kept.size, desk)}</Isolate> · {t('file.fingerprint')}{' '}
                <CopyText text={kept.sha256} shown={`${kept.sha256.slice(0, SHOWN_OF_FINGERPRINT)}…`} />
              </span>
            </span>
            <span className="flex flex-wrap gap-2">
              {canBeShown && (
                <Button size="small" variant="secondary" onClick={() => void open(document, fileVersion)}>
                  {t('documents.open')}
                </Button>
              )}
              <Button size="small" variant="secondary" onClick={() => void save(document, { fileVersion })}>
                {t('documents.download')}
              </Button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
