import { useAction } from '@diwan/desk-kit/use-action';
import { Button } from '@diwan/ui/button';
import { useSay } from '../../../../components/say.js';
import { useTexts } from '../../../../texts.js';
import { type ReportSheet, toCells, toCsv } from './sheet.js';

/** Takes what is shown out as CSV or XLSX, or prints it. */
export function ExportButtons({ sheet }: { sheet: ReportSheet }) {
  const t = useTexts();
  const say = useSay();
  const { run, busy } = useAction(async () => {
    try {
      // Fetched only when somebody asks for it.
      const { default: writeExcelFile } = await import('write-excel-file/browser');
      save(await writeExcelFile(toCells(sheet)).toBlob(), `${sheet.name}.xlsx`);
    } catch (error) {
      say.failed(t('accounting.exportFailed'), error);
    }
  });
  return (
    <div className="my-3 flex flex-wrap gap-2 print:hidden">
      <Button
        variant="secondary"
        size="small"
        icon="download"
        onClick={() => save(new Blob([toCsv(sheet)], { type: 'text/csv;charset=utf-8' }), `${sheet.name}.csv`)}
      >
        {t('accounting.csv')}
      </Button>
      <Button variant="secondary" size="small" icon="download" busy={busy} onClick={() => void run()}>
        {t('accounting.xlsx')}
      </Button>
      <Button variant="secondary" size="small" icon="print" onClick={() => window.print()}>
        {t('accounting.print')}
      </Button>
    </div>
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  // The browser has taken the bytes by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
