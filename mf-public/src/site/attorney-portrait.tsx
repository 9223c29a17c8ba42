import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { useShell } from '@diwan/mf-kit';
import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import { ArticleImage } from './article-image.js';

/** The lawyer's picture; without one a carved screen keeps its place. */
export function AttorneyPortrait({ attorney, sizes }: { attorney: Attorney; sizes: string }) {
  const { language } = useShell();
  const { image } = attorney;
  if (image)
    return (
      <ArticleImage
        image={{ ...image, alt: image.alt[language] }}
        sizes={sizes}
        className="aspect-[4/5] w-full rounded-md object-cover"
      />
    );
  return (
    <div className="relative aspect-[4/5] w-full overflow-hidden rounded-md bg-mist" aria-hidden="true">
      <ScreenPattern />
    </div>
  );
}
