import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './button.js';
import { classNames } from './class-names.js';
import { FileDropList, type FileDropTexts, type FileInTransit } from './file-drop-list.js';
import { Icon } from './icon.js';

export interface FileDropProps {
  label: string;
  /** What is accepted and how large it may be. */
  hint?: ReactNode;
  error?: ReactNode;
  texts: FileDropTexts & {
    /** On the button, such as "Choose files". */
    choose: string;
    /** Beside it, such as "or drop them here". */
    drop: string;
    /** On the button that takes a picture, such as "Take a photo"; without it there is none. Shown on devices that are touched. */
    camera?: string;
  };
  /** As of `<input type="file">`. */
  accept?: string;
  multiple?: boolean;
  disabled?: boolean;
  onFiles: (files: File[]) => void;
  files?: readonly FileInTransit[];
  /** Stops one that is waiting or on its way. */
  onCancel?: (id: string) => void;
  /** Tries a failed one again. */
  onRetry?: (id: string) => void;
  /** Takes a finished or failed one out of the list. */
  onRemove?: (id: string) => void;
}

/** Takes files by button or by dropping, and shows how each is getting on. Sending them is the caller's work. */
export function FileDrop(props: FileDropProps) {
  const { label, hint, error, texts, accept, multiple = false, disabled, onFiles, files = [] } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const describedBy = classNames(Boolean(hint) && `${id}-hint`, Boolean(error) && `${id}-error`) || undefined;

  const take = (chosen: FileList | null) => {
    const list = Array.from(chosen ?? []);
    if (disabled || list.length === 0) return;
    onFiles(multiple ? list : list.slice(0, 1));
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  const chooser = {
    type: 'file',
    hidden: true,
    'aria-labelledby': `${id}-label`,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      take(event.target.files);
      // The same file can be chosen again after it failed.
      event.target.value = '';
    },
  } as const;

  return (
    <div className="ui-field ui-file-drop">
      <span className="ui-field__label" id={`${id}-label`}>
        {label}
      </span>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button does the same by keyboard */}
      <div
        className="ui-file-drop__zone"
        data-over={over || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(!disabled);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={onDrop}
      >
        <Icon name="upload" />
        <Button
          variant="secondary"
          disabled={disabled}
          id={`${id}-choose`}
          aria-labelledby={`${id}-label ${id}-choose`}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        {texts.camera && (
          <Button
            variant="secondary"
            className="ui-file-drop__camera"
            disabled={disabled}
            id={`${id}-camera`}
            aria-labelledby={`${id}-label ${id}-camera`}
            aria-describedby={describedBy}
            onClick={() => camera.current?.click()}
          >
            {texts.camera}
          </Button>
        )}
        <span className="ui-field__hint ui-file-drop__hint">{texts.drop}</span>
        <input {...chooser} ref={input} accept={accept} multiple={multiple} />
        {/* Asked for JPEG, phones that keep their pictures in another format convert them. */}
        {texts.camera && <input {...chooser} ref={camera} accept="image/jpeg" capture="environment" />}
      </div>
      {hint && (
        <div className="ui-field__hint" id={`${id}-hint`}>
          {hint}
        </div>
      )}
      {error && (
        <div className="ui-field__error" id={`${id}-error`} role="alert">
          <Icon name="warning" />
          <span>{error}</span>
        </div>
      )}
      <FileDropList {...props} files={files} />
    </div>
  );
}
