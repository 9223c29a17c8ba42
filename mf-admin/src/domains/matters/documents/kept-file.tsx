import type { StaffDocument } from '@diwan/contracts/matters/documents/http';
import { CopyText } from '@diwan/desk-kit/copy-text';
import { fileSize } from '@diwan/desk-kit/file-size';
import { useDeskTexts } from '@diwan/desk-kit/texts';
import { Isolate } from '@diwan/ui/bidi';
import { DescriptionList } from '@diwan/ui/description-list';
import { type TextKey, useTexts } from '../../../texts.js';

/** The file that the firm keeps: its size and fingerprint, and whether it is what came (M4). */
export function KeptFile({ document }: { document: StaffDocument }) {
  const t = useTexts();
  const { fileName, kept } = document;
  const desk = useDeskTexts();
  return (
    <section className="grid gap-2" aria-labelledby="kept-file">
      <h3 id="kept-file" className="text-lg">
        {t('file.title')}
      </h3>
      <DescriptionList
        items={[
          { label: t('file.name'), value: <Isolate className="wrap-anywhere">{fileName}</Isolate> },
          { label: t('file.size'), value: <Isolate>{fileSize(kept.size, desk)}</Isolate> },
        ]}
      />
      <div className="grid justify-items-start gap-1 border-b border-line pb-3">
        <p className="text-sm text-grey">{t('file.fingerprint')}</p>
        <CopyText text={kept.sha256} />
      </div>
      <p className="text-sm text-grey">{t(saidOf(document))}</p>
    </section>
  );
}

function saidOf({ fileType, canBeShown, kept }: StaffDocument): TextKey {
  if (!canBeShown) return 'file.firmOnly';
  if (!kept.asReceived) return 'file.rewritten';
  return fileType.startsWith('image/') ? 'file.pictureAsReceived' : 'file.asReceived';
}
