import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { Icon } from '@diwan/ui/icon';
import { useMutation } from '@tanstack/react-query';
import { useTexts } from '../../../texts.js';
import { fetchPaper } from './api/fetch-paper.js';
import { savePaper } from './save-paper.js';

interface DownloadPaperProps {
  /** Of the PDF, below the service. */
  path: string;
  /** What else it depends on, such as a period. */
  query?: Readonly<Record<string, string>>;
  /** Number of the document: names the button and the file. */
  number: string;
}

/** Saves a document as PDF in the reader's language; says that it is on its way, and why it is not (D-084). */
export function DownloadPaper({ path, query = {}, number }: DownloadPaperProps) {
  const t = useTexts();
  const { language, problemText } = useShell();
  const download = useMutation({
    mutationFn: () => fetchPaper(path, { ...query, lang: language }),
    onSuccess: ({ blob, name }) => savePaper(blob, name || `${number}.pdf`),
  });
  return (
    <div>
      <Button
        size="small"
        variant="secondary"
        busy={download.isPending}
        busyLabel={t('billing.downloading')}
        aria-label={t('billing.downloadOne', { number })}
        onClick={() => download.mutate()}
      >
        <Icon name="download" /> {t('billing.download')}
      </Button>
      {download.error && (
        <p role="alert" className="text-sm text-red">
          {problemText(download.error)}
        </p>
      )}
    </div>
  );
}
