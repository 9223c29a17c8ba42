import { useShell } from '@diwan/mf-kit';
import { Anchor } from '@diwan/ui/link-context';
import type { AttorneyFace } from '../prose/attorney-face.js';
import { AttorneyPortrait } from './attorney-portrait.js';

/** Lawyers side by side, each a link to the profile. */
export function AttorneyFaces({ attorneys }: { attorneys: readonly AttorneyFace[] }) {
  const { language } = useShell();
  return (
    <ul className="pub-faces">
      {attorneys.map((attorney) => (
        <li key={attorney.slug} className="pub-face">
          <AttorneyPortrait attorney={attorney} sizes="(width >= 48rem) 16rem, 45vw" />
          <div>
            <h3 className="text-lg">
              <Anchor href={`/attorneys/${attorney.slug}`} className="pub-cover">
                {attorney.name[language]}
              </Anchor>
            </h3>
            <p className="mt-1 text-sm text-brass">{attorney.title[language]}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
