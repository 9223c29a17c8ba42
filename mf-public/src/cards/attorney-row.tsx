import type { Attorney } from '@diwan/contracts/site/attorneys/http';
import { useShell } from '@diwan/mf-kit';
import { Link } from '@diwan/ui/link';
import { useTexts } from '../texts.js';
import { AttorneyContacts } from './attorney-contacts.js';
import { AttorneyPortrait } from './attorney-portrait.js';
import { languagesInWords } from './spoken-languages.js';

/** A lawyer in the list of lawyers. */
export function AttorneyRow({ attorney, headingLevel = 3 }: { attorney: Attorney; headingLevel?: 2 | 3 }) {
  const t = useTexts();
  const { language } = useShell();
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="grid grid-cols-[5.5rem_1fr] gap-x-6 gap-y-5 md:grid-cols-[9rem_1fr]">
      <AttorneyPortrait attorney={attorney} sizes="9rem" />
      <div>
        <Heading className="text-xl">
          <Link look="plain" href={`/attorneys/${attorney.slug}`}>
            {attorney.name[language]}
          </Link>
        </Heading>
        <p className="mt-1 text-brass">{attorney.title[language]}</p>
        <p className="mt-3 max-w-prose text-grey">{attorney.bio[language]}</p>
        <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {attorney.specialties.map((specialty) => (
            <li key={specialty.en} className="flex items-center gap-2">
              <span className="pub-mark" data-marker="bullet" aria-hidden="true" />
              {specialty[language]}
            </li>
          ))}
        </ul>
        {attorney.languages.length > 0 && (
          <p className="mt-3 text-sm text-grey">
            {t('attorney.speaks', { languages: languagesInWords(attorney.languages, language, t) })}
          </p>
        )}
      </div>
      <div className="col-span-2 md:col-span-1 md:col-start-2">
        <AttorneyContacts attorney={attorney} />
      </div>
    </div>
  );
}
