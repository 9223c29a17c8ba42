import type { readInvoicePaper } from '@diwan/contracts/money/paper/http';
import { LANGUAGES } from '@diwan/contracts/shared/language';
import { DownloadButton } from '@diwan/desk-kit/documents/download-button';
import { useTexts } from '../texts.js';

export interface PaperButtonsProps {
  /** What gives the document: of an invoice, a receipt or a credit note. */
  endpoint: typeof readInvoicePaper;
  id: string;
}

/** Downloads a document of money in either language (D-084). */
export function PaperButtons({ endpoint, id }: PaperButtonsProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-2">
      {LANGUAGES.map((lang) => (
        <DownloadButton key={lang} endpoint={endpoint} request={{ params: { id }, query: { lang } }}>
          {t('paper.pdf', { language: t(`language.${lang}`) })}
        </DownloadButton>
      ))}
    </div>
  );
}
