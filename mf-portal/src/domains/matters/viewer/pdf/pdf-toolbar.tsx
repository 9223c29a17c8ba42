import { westernDigits } from '@diwan/contracts/shared/phone';
import { Button } from '@diwan/ui/button';
import { TextInput } from '@diwan/ui/text-input';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { type FormEvent, useEffect, useState } from 'react';
import { useTexts } from '../../../../texts.js';

interface PdfToolbarProps {
  page: number;
  pages: number;
  zoom: number;
  canZoomIn: boolean;
  canZoomOut: boolean;
  onPage(page: number): void;
  onZoomIn(): void;
  onZoomOut(): void;
  onFit(): void;
}

/** Turning pages, jumping to one, and zooming. */
export function PdfToolbar(props: PdfToolbarProps) {
  const t = useTexts();
  const { page, pages, zoom, onPage } = props;
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <div className="flex items-center gap-2">
        <Button variant="secondary" size="small" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          {t('viewer.previous')}
        </Button>
        <PageJump page={page} pages={pages} onPage={onPage} />
        <Button variant="secondary" size="small" disabled={page >= pages} onClick={() => onPage(page + 1)}>
          {t('viewer.next')}
        </Button>
      </div>
      <div className="flex items-center gap-2">
        <Button
          variant="secondary"
          size="small"
          icon="minus"
          iconOnly
          disabled={!props.canZoomOut}
          onClick={props.onZoomOut}
        >
          {t('viewer.zoomOut')}
        </Button>
        <Button variant="quiet" size="small" onClick={props.onFit}>
          <VisuallyHidden>{t('viewer.fit')} </VisuallyHidden>
          <span className="ui-numeric">{Math.round(zoom * 100)}%</span>
        </Button>
        <Button
          variant="secondary"
          size="small"
          icon="plus"
          iconOnly
          disabled={!props.canZoomIn}
          onClick={props.onZoomIn}
        >
          {t('viewer.zoomIn')}
        </Button>
      </div>
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
    if (Number.isInteger(wanted) && wanted >= 1 && wanted <= pages) onPage(wanted);
    setTyped(String(page));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    go();
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-2 text-sm">
      <TextInput
        aria-label={t('viewer.page')}
        inputMode="numeric"
        autoComplete="off"
        className="w-14 text-center"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={go}
      />
      <span className="whitespace-nowrap">{t('viewer.ofPages', { pages })}</span>
    </form>
  );
}
