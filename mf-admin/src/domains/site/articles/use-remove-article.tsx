import type { EditedArticleRow } from '@diwan/contracts/site/articles/desk.http';
import { ConfirmDialog } from '@diwan/ui/confirm-dialog';
import { type ReactNode, useState } from 'react';
import { useSay } from '../../../components/say.js';
import { useTexts } from '../../../texts.js';
import { useEditArticles } from './api/articles.js';

export interface RemoveArticle {
  /** Asks first, naming the title (D-072). */
  remove(article: EditedArticleRow): void;
  restore(article: EditedArticleRow): void;
  dialog: ReactNode;
}

/** Deleting articles from the list, and bringing them back as drafts. */
export function useRemoveArticle(): RemoveArticle {
  const t = useTexts();
  const say = useSay();
  const edit = useEditArticles();
  const [asked, setAsked] = useState<EditedArticleRow | null>(null);
  const [busy, setBusy] = useState(false);
  const put = async (article: EditedArticleRow, deleted: boolean) => {
    setBusy(true);
    try {
      await edit.remove(article, deleted);
      say.done(t(deleted ? 'articles.deleted' : 'articles.restored'));
    } catch (error) {
      say.failed(t(deleted ? 'articles.deleteFailed' : 'articles.restoreFailed'), error);
    } finally {
      setBusy(false);
      setAsked(null);
    }
  };
  return {
    remove: setAsked,
    restore: (article) => void put(article, false),
    dialog: asked && (
      <ConfirmDialog
        open
        onOpenChange={(open) => !open && setAsked(null)}
        title={t('articles.deleteTitle', { title: asked.title })}
        confirmLabel={t('articles.deleteConfirm')}
        cancelLabel={t('form.cancel')}
        busy={busy}
        busyLabel={t('form.saving')}
        onConfirm={() => void put(asked, true)}
      >
        {t('articles.deleteText')}
      </ConfirmDialog>
    ),
  };
}
