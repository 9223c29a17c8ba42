import { westernDigits } from '@diwan/contracts/shared/phone';
import { Button } from '@diwan/ui/button';
import { TextInput } from '@diwan/ui/text-input';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../../texts.js';
import { ZoomButtons } from '../reading/zoom-buttons.js';

interface PdfToolbarProps {
  page: number;
  pages: number;
  zoom: number;
  onPage(page: number): void;
  onZoom(zoom: number): void;
  onSearch(): void;
}

/** Where one is, turning pages, jumping to one, zooming and searching: for one finger, a mouse or the keyboard. */
export function PdfToolbar({ page, pages, zoom, onPage, onZoom, onSearch }: PdfToolbarProps) {
  const t = useTexts();
  return (
    <div className="viewer-tools">
      <div className="flex items-center gap-1">
        <Button
          variant="quiet"
          size="small"
          icon="chevron-up"
          iconOnly
          disabled={page <= 1}
          onClick={() => onPage(page - 1)}
        >
          {t('viewer.previous')}
        </Button>
        <PageJump page={page} pages={pages} onPage={onPage} />
        <Button
          variant="quiet"
          size="small"
          icon="chevron-down"
          iconOnly
          disabled={page >= pages}
          onClick={() => onPage(page + 1)}
        >
          {t('viewer.next')}
        </Button>
      </div>
      <ZoomButtons zoom={zoom} onZoom={onZoom} />
      <Button variant="quiet" size="small" icon="search" iconOnly onClick={onSearch}>
        {t('viewer.search')}
      </Button>
    </div>
  );
}

/** Goes to a page on Enter or when the field is left; a number that is none of the pages changes nothing. */
function PageJump({ page, pages, onPage }: Pick<PdfToolbarProps, 'page' | 'pages' | 'onPage'>) {
  const t = useTexts();
  const [typed, setTyped] = useState(String(page));
  useEffect(() => setTyped(String(page)), [page]);
  const go = () => {
    const wanted = Number(westernDigits(typed));
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages && wanted !== page) onPage(wanted);
    setTyped(String(page));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1 text-sm">
      <TextInput
        aria-label={t('viewer.page')}
        inputMode="numeric"
        autoComplete="off"
        className="w-11 px-1 text-center"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
      />
      <span className="whitespace-nowrap">{t('viewer.ofPages', { pages })}</span>
    </form>
  );
}
