import { type EditedArticle, FEATURED_SHOWN } from '@diwan/contracts/site/articles/desk.http';
import { UnsavedGuard } from '@diwan/desk-kit/unsaved/unsaved-guard';
import { forgetDraft } from '@diwan/desk-kit/unsaved/use-draft';
import { useNavigate, useShell } from '@diwan/mf-kit';
import { Checkbox } from '@diwan/ui/checkbox';
import { useSchemaForm } from '@diwan/ui/form';
import { FormField } from '@diwan/ui/form-field';
import { NativeSelect } from '@diwan/ui/native-select';
import { TextArea } from '@diwan/ui/text-area';
import { TextInput } from '@diwan/ui/text-input';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { AreaForm } from '../../../components/area-form.js';
import { SaveActions } from '../../../components/save-actions.js';
import { useSay } from '../../../components/say.js';
import { useConflict } from '../../../components/use-conflict.js';
import { useSaving } from '../../../components/use-saving.js';
import { useTexts } from '../../../texts.js';
import { useCategories } from '../categories/api/categories.js';
import { fetchArticle, useEditArticles, useFeatured } from './api/articles.js';
import { ArticleContent } from './article-content.js';
import { ArticleImageField } from './article-image.js';
import { addressFrom, articleForm, articleValues } from './article-values.js';
import { articleLabel, describeArticleField } from './describe-article-field.js';
import { NotifyField } from './notify-field.js';

/** Writing or changing an article (NEWS-05). */
export function ArticleForm({ article }: { article: EditedArticle | null }) {
  const t = useTexts();
  const say = useSay();
  const navigate = useNavigate();
  const { language: shown } = useShell();
  const [base, setBase] = useState(article);
  const form = useSchemaForm(articleForm, { defaultValues: articleValues(article) });
  const failed = t('articles.saveFailed');
  const { version, notices, onConflict, onSaved } = useConflict({
    form,
    item: base,
    fetch: ({ id }) => fetchArticle(id),
    valuesOf: articleValues,
    describe: (name, value) => describeArticleField(t, name, value),
    failed,
    draft: `article:${article?.id ?? 'new'}`,
  });
  const { save } = useEditArticles();
  const saving = useSaving({ form, failed, unique: 'slug', onConflict });
  const { control, formState } = form;
  const [title, language, category, featured, published, notify] = useWatch({
    control,
    name: ['title', 'language', 'category', 'featured', 'published', 'notify'],
  });
  const categories = useCategories().data?.filter(({ archived, id }) => !archived || id === article?.category) ?? [];
  const others = useFeatured(language, featured).data?.items.filter(({ id }) => id !== article?.id) ?? [];
  const oldest = others.length >= FEATURED_SHOWN ? others.at(-1) : undefined;
  useEffect(() => {
    // A proposal follows the title until somebody writes an address of their own.
    if (!article && !form.getFieldState('slug').isDirty) form.setValue('slug', addressFrom(title));
  }, [article, form, title]);
  return (
    <AreaForm
      wide
      form={form}
      className="ui-form--sticky"
      labelOf={(path) => articleLabel(t, path)}
      onSubmit={(body) =>
        saving(async () => {
          const known = base && { id: base.id, version };
          const saved = await save(body, known);
          setBase(saved);
          onSaved(saved);
          form.reset(articleValues(saved));
          forgetDraft(form);
          say.done(known ? t('articles.updated') : t('articles.created'));
          if (body.notify) say.done(t('articles.notified'));
          if (!known) navigate(`/admin/news/${saved.id}`, { replace: true });
        })
      }
    >
      {notices}
      {!article && (
        <FormField name="language" control={control} label={t('articles.language')} required>
          {(field) => (
            <NativeSelect
              {...field}
              options={(['en', 'ar'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
            />
          )}
        </FormField>
      )}
      <FormField name="title" control={control} label={t('articles.title')} required>
        {(field) => <TextInput {...field} lang={language} dir="auto" />}
      </FormField>
      <FormField name="slug" control={control} label={t('articles.slug')} hint={t('articles.slugHint')} required>
        {(field) => <TextInput {...field} dir="auto" autoComplete="off" />}
      </FormField>
      <FormField name="excerpt" control={control} label={t('articles.excerpt')}>
        {(field) => <TextArea {...field} rows={3} lang={language} dir="auto" />}
      </FormField>
      <div className="grid items-start gap-6 md:grid-cols-3">
        <FormField name="category" control={control} label={t('articles.category')} required>
          {(field) => (
            <NativeSelect {...field} options={categories.map(({ id, name }) => ({ value: id, label: name[shown] }))} />
          )}
        </FormField>
        <FormField name="kind" control={control} label={t('articles.kind')} required>
          {(field) => (
            <NativeSelect
              {...field}
              options={(['article', 'news'] as const).map((value) => ({ value, label: t(`articles.kind.${value}`) }))}
            />
          )}
        </FormField>
        <FormField name="author" control={control} label={t('articles.author')} hint={t('articles.authorHint')}>
          {(field) => <TextInput {...field} dir="auto" autoComplete="off" />}
        </FormField>
      </div>
      <ArticleImageField form={form} storedWidth={article?.image?.widths[0]} />
      <ArticleContent control={control} language={language} />
      <div className="grid gap-3">
        <Checkbox label={t('articles.published')} {...form.register('published')} />
        {published && !base?.publishedAt && (
          <NotifyField field={form.register('notify')} ticked={notify} language={language} category={category} />
        )}
        <Checkbox
          label={t('articles.featured')}
          hint={oldest && t('articles.featuredFull', { title: oldest.title })}
          {...form.register('featured')}
        />
      </div>
      <SaveActions save={article ? t('articles.update') : t('articles.create')} cancelHref="/admin/news" />
      <UnsavedGuard dirty={formState.isDirty} onDiscard={() => forgetDraft(form)} />
    </AreaForm>
  );
}
