import { useShell } from '@diwan/mf-kit';
import { ScreenPattern } from '@diwan/ui/drawings/screen-pattern';
import type { AttorneyFace } from '../prose/attorney-face.js';
import { ArticleImage } from './article-image.js';
import { monogramOf } from './monogram.js';

/** The lawyer's picture; until there is one, the initials on the firm's colour. */
export function AttorneyPortrait({ attorney, sizes }: { attorney: AttorneyFace; sizes: string }) {
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
    <div className="pub-monogram" aria-hidden="true">
      <ScreenPattern />
      <span>{monogramOf(attorney.name[language], language)}</span>
    </div>
  );
}
