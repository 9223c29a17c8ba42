import { TemplateCategory, TemplateState } from '@diwan/contracts/messages/message-templates/http';
import { LANGUAGES, Language } from '@diwan/contracts/shared/language';
import { useShell } from '@diwan/mf-kit';
import { Button } from '@diwan/ui/button';
import { EmptyState } from '@diwan/ui/empty-state';
import { Notice } from '@diwan/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdminPage } from '../../../components/admin-page.js';
import { ListFilters } from '../../../components/list-filters.js';
import { PagedTable } from '../../../components/paged-table.js';
import { useSay } from '../../../components/say.js';
import { useListAddress } from '../../../components/use-list-address.js';
import { useTexts } from '../../../texts.js';
import { refresh, submit, TEMPLATES_KEY, type TemplateKey, useMessageTemplates } from './api/message-templates.js';
import { templateColumns } from './template-columns.js';
import { TemplatePreview } from './template-preview.js';
import { nameOf, submittable } from './template-words.js';

/** Templates of messages and how they stand with WhatsApp (NOT-02). */
export default function MessageTemplatesPage() {
  const t = useTexts();
  const say = useSay();
  const queries = useQueryClient();
  const { can, language } = useShell();
  const address = useListAddress();
  const [open, setOpen] = useState<string | null>(null);
  const state = TemplateState.safeParse(address.filter('state')).data;
  const category = TemplateCategory.safeParse(address.filter('category')).data;
  const of = Language.safeParse(address.filter('language')).data;
  const search = address.filter('search');
  const query = useMessageTemplates({
    page: address.page,
    ...(state && { state }),
    ...(category && { category }),
    ...(of && { language: of }),
    ...(search && { search }),
  });
  const settled = () => queries.invalidateQueries({ queryKey: TEMPLATES_KEY });
  const submitting = useMutation({
    mutationFn: submit,
    onSuccess: ({ submitted }) => say.done(t('templates.submitted', { count: submitted })),
    onError: (error) => say.failed(t('templates.submitFailed'), error),
    onSettled: settled,
  });
  const asking = useMutation({
    mutationFn: refresh,
    onSuccess: () => say.done(t('templates.refreshed')),
    onError: (error) => say.failed(t('templates.refreshFailed'), error),
    onSettled: settled,
  });
  const maySubmit = can('office:write') && query.data?.canSubmit === true;
  const onSubmit = maySubmit ? (keys: TemplateKey[]) => submitting.mutate(keys) : null;
  const opened = query.data?.items.find(({ name }) => name === open);
  const isFiltered = [state, category, search || undefined].some((filter) => filter !== undefined);
  return (
    <AdminPage
      title={t('templates.title')}
      note={t('templates.note')}
      actions={
        maySubmit && (
          <Button
            variant="secondary"
            icon="retry"
            busy={asking.isPending}
            busyLabel={t('templates.refreshing')}
            onClick={() => asking.mutate()}
          >
            {t('templates.refresh')}
          </Button>
        )
      }
    >
      <ListFilters
        address={address}
        search={{ label: t('templates.search'), placeholder: t('templates.searchPlaceholder') }}
        filters={[
          {
            name: 'state',
            label: t('templates.state'),
            all: t('templates.allStates'),
            options: TemplateState.options.map((value) => ({ value, label: t(`templateState.${value}`) })),
          },
          {
            name: 'category',
            label: t('templates.category'),
            all: t('templates.allCategories'),
            options: TemplateCategory.options.map((value) => ({ value, label: t(`templateCategory.${value}`) })),
          },
          {
            name: 'language',
            label: t('templates.language'),
            all: t('templates.bothLanguages'),
            options: LANGUAGES.map((value) => ({ value, label: t(`templates.in.${value}`) })),
          },
        ]}
      />
      {query.data && !query.data.canSubmit && (
        <Notice tone="info" className="mt-2 mb-6" title={t('templates.noProvider')}>
          {t('templates.noProviderText')}
        </Notice>
      )}
      <PagedTable
        caption={t('templates.title')}
        columns={templateColumns(t, language, setOpen)}
        query={query}
        rowKey={({ name }) => name}
        failed={t('templates.fetchFailed')}
        hrefFor={address.hrefFor}
        bulk={
          onSubmit
            ? {
                label: (template) => t('templates.choose', { name: nameOf(template, language) }),
                deeds: (chosen, done) => (
                  <Button
                    size="small"
                    disabled={chosen.every((template) => submittable(template).length === 0)}
                    busy={submitting.isPending}
                    busyLabel={t('templates.submitting')}
                    onClick={() => {
                      onSubmit(chosen.flatMap(submittable));
                      done();
                    }}
                  >
                    {t('templates.submit')}
                  </Button>
                ),
              }
            : undefined
        }
        empty={
          <EmptyState boxed title={isFiltered ? t('templates.noMatch') : t('templates.none')}>
            {isFiltered ? t('templates.noMatchText') : t('templates.noneText')}
          </EmptyState>
        }
      />
      {opened && (
        <TemplatePreview
          template={opened}
          onSubmit={onSubmit}
          busy={submitting.isPending}
          onClose={() => setOpen(null)}
        />
      )}
    </AdminPage>
  );
}
