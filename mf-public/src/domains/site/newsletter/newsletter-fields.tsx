import type { NewsCategory } from '@diwan/contracts/site/categories/category';
import { useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { Field } from '@diwan/ui/field';
import { Link } from '@diwan/ui/link';
import { TextInput } from '@diwan/ui/text-input';
import { useTexts } from '../../../texts.js';

export interface NewsletterFieldsProps {
  categories: readonly NewsCategory[];
  /** What was typed and chosen when the form was sent without JavaScript. */
  typed: Readonly<Record<string, string>> | undefined;
  isWrong: boolean;
}

/** Address, topics, and what pressing the button means. */
export function NewsletterFields({ categories, typed, isWrong }: NewsletterFieldsProps) {
  const t = useTexts();
  const { language } = useShell();
  return (
    <>
      <Field label={t('newsletter.email')} error={isWrong && t('newsletter.error')} required>
        <TextInput type="email" name="email" autoComplete="email" maxLength={254} defaultValue={typed?.email} />
      </Field>
      {categories.length > 0 && (
        <fieldset>
          <legend className="ui-field__label">
            {t('newsletter.topics')} <span className="ui-field__optional">{t('newsletter.allTopics')}</span>
          </legend>
          <div className="grid gap-x-6 sm:grid-cols-2">
            {categories.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="categories"
                value={id}
                label={name[language]}
                defaultChecked={typed?.categories?.split(',').includes(id)}
              />
            ))}
          </div>
        </fieldset>
      )}
      <div className="pub-off-screen" aria-hidden="true">
        <label>
          {t('form.leaveEmpty')}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <p className="text-sm text-grey">
        {t('newsletter.consent')} <Link href="/privacy">{t('leads.privacy')}</Link>
      </p>
    </>
  );
}
