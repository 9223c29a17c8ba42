/** What happened to an upload of the page under test, and how to go on with it. */
export interface FakeUpload {
  fields: [string, unknown][];
  aborted: boolean;
  progress(fraction: number): void;
  answer(status: number, body: unknown): void;
  loseConnection(): void;
}

/** Plays the browser's uploads; each one is added to the list and waits to be answered. Returns how to undo it, too. */
export function fakeUploads(): { uploads: FakeUpload[]; restore(): void } {
  const real = globalThis.XMLHttpRequest;
  const uploads: FakeUpload[] = [];

  class FakeRequest {
    status = 0;
    response: unknown;
    responseType = '';
    upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
    onload?: () => void;
    onerror?: () => void;
    onabort?: () => void;
    private readonly record: FakeUpload = {
      fields: [],
      aborted: false,
      progress: (fraction) => this.upload.onprogress?.({ loaded: fraction * 100, total: 100 }),
      answer: (status, body) => {
        this.status = status;
        this.response = body;
        this.onload?.();
      },
      loseConnection: () => this.onerror?.(),
    };

    open(): void {}
    setRequestHeader(): void {}
    send(form: FormData): void {
      this.record.fields = [...form.entries()];
      uploads.push(this.record);
    }
    abort(): void {
      this.record.aborted = true;
      this.onabort?.();
    }
  }
  globalThis.XMLHttpRequest = FakeRequest as unknown as typeof XMLHttpRequest;
  return {
    uploads,
    restore: () => {
      globalThis.XMLHttpRequest = real;
    },
  };
}
