import { Isolate, Ltr } from './bidi.js';
import { Button } from './button.js';
import { Icon } from './icon.js';
import { Progress } from './progress.js';
import { Tooltip } from './tooltip.js';

/** A file on its way. */
export interface FileInTransit {
  id: string;
  name: string;
  /** Already formatted, such as `2.4 MB`. */
  sizeText?: string;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** From 0 to 1, while sending. */
  progress?: number;
  /** State in words, such as "Waiting", "40% sent", or why it failed. */
  stateText: string;
  /** It failed for good: sending the same file again would change nothing. */
  isFinal?: boolean;
}

export interface FileDropTexts {
  cancel: string;
  retry: string;
  remove: string;
}

interface FileDropListProps {
  files: readonly FileInTransit[];
  texts: FileDropTexts;
  onCancel?: (id: string) => void;
  onRetry?: (id: string) => void;
  onRemove?: (id: string) => void;
}

/** The files that were taken, with their progress and what can be done about each. */
export function FileDropList({ files, texts, onCancel, onRetry, onRemove }: FileDropListProps) {
  if (files.length === 0) return null;
  return (
    <ul className="ui-file-drop__list">
      {files.map((file) => {
        const moving = file.state === 'waiting' || file.state === 'sending';
        const failed = file.state === 'failed';
        return (
          <li key={file.id} className="ui-file-drop__item">
            <Icon name={file.state === 'done' ? 'check' : failed ? 'warning' : 'file'} />
            <span>
              <span className="ui-file-drop__name">
                <Isolate>{file.name}</Isolate>
              </span>
              <span className="ui-file-drop__meta" data-failed={failed} role={moving ? undefined : 'status'}>
                {file.sizeText && (
                  <>
                    <Ltr>{file.sizeText}</Ltr>
                    {' · '}
                  </>
                )}
                <Isolate>{file.stateText}</Isolate>
              </span>
            </span>
            <span className="ui-file-drop__actions">
              {failed && !file.isFinal && onRetry && (
                <Act icon="retry" verb={texts.retry} file={file} onAct={onRetry} />
              )}
              {moving && onCancel && <Act icon="close" verb={texts.cancel} file={file} onAct={onCancel} />}
              {!moving && onRemove && <Act icon="trash" verb={texts.remove} file={file} onAct={onRemove} />}
            </span>
            {file.state === 'sending' && <Progress label={file.name} hideLabel value={file.progress} />}
          </li>
        );
      })}
    </ul>
  );
}

interface ActProps {
  icon: 'retry' | 'close' | 'trash';
  verb: string;
  file: FileInTransit;
  onAct: (id: string) => void;
}

function Act({ icon, verb, file, onAct }: ActProps) {
  return (
    <Tooltip content={verb}>
      <Button variant="quiet" size="small" icon={icon} iconOnly onClick={() => onAct(file.id)}>
        {`${verb}: ${file.name}`}
      </Button>
    </Tooltip>
  );
}
