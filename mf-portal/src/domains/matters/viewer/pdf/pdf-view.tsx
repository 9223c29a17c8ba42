import { ErrorState } from '@diwan/ui/error-state';
import { Progress } from '@diwan/ui/progress';
import { Skeleton } from '@diwan/ui/skeleton';
import { useState } from 'react';
import { useTexts } from '../../../../texts.js';
import type { ArrivingFile } from '../api/open-bytes.js';
import { ViewerMessage } from '../viewer-frame.js';
import { Pages } from './pages.js';
import { type BegunFile, usePdf } from './use-pdf.js';

export { startReader } from './open-pdf.js';

interface PdfViewProps {
  file: ArrivingFile | BegunFile;
  /** Makes copying by hand less handy, no more: the mark is in the pages themselves, and screen readers read them as ever (D-091). */
  isProtected: boolean;
}

/** A PDF, its pages below one another. */
export default function PdfView({ file, isProtected }: PdfViewProps) {
  const t = useTexts();
  const opened = usePdf(file);
  const [failed, setFailed] = useState(false);
  if (opened.state === 'failed' || failed) {
    return (
      <ViewerMessage>
        <ErrorState title={t('viewer.unreadable')}>
          <p>{t('viewer.unreadableText')}</p>
        </ErrorState>
      </ViewerMessage>
    );
  }
  if (opened.state === 'opening') {
    return (
      <ViewerMessage>
        <Skeleton label={t('viewer.loading')} bars={[{ shape: 'block' }]} />
      </ViewerMessage>
    );
  }
  return (
    <>
      {'beginning' in file && <Making pages={file.pages} made={file.made} />}
      <Pages {...opened} isProtected={isProtected} onFailure={() => setFailed(true)} />
    </>
  );
}

/** How far the pages behind the first ones are. */
function Making({ pages, made }: { pages: number; made: number | null }) {
  const t = useTexts();
  return (
    <div className="border-b border-line bg-paper px-4 py-2">
      <Progress
        label={t('viewer.making')}
        {...(made !== null && { value: made / pages, valueText: t('viewer.madeOf', { made, pages }) })}
      />
    </div>
  );
}
