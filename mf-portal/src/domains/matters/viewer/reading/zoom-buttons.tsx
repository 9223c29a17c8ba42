import { Button } from '@diwan/ui/button';
import { VisuallyHidden } from '@diwan/ui/visually-hidden';
import { useTexts } from '../../../../texts.js';
import { FIT, zoomIn, zoomOut } from './zoom.js';

/** Smaller, fit, larger: what two fingers do, for one finger, a mouse or the keyboard. */
export function ZoomButtons({ zoom, onZoom }: { zoom: number; onZoom(zoom: number): void }) {
  const t = useTexts();
  return (
    <div className="flex items-center gap-1">
      <Button
        variant="quiet"
        size="small"
        icon="minus"
        iconOnly
        disabled={zoomOut(zoom) === zoom}
        onClick={() => onZoom(zoomOut(zoom))}
      >
        {t('viewer.zoomOut')}
      </Button>
      <Button variant="quiet" size="small" onClick={() => onZoom(FIT)}>
        <VisuallyHidden>{t('viewer.fit')} </VisuallyHidden>
        <span className="ui-numeric">{Math.round(zoom * 100)}%</span>
      </Button>
      <Button
        variant="quiet"
        size="small"
        icon="plus"
        iconOnly
        disabled={zoomIn(zoom) === zoom}
        onClick={() => onZoom(zoomIn(zoom))}
      >
        {t('viewer.zoomIn')}
      </Button>
    </div>
  );
}
