/** Why a file is not accepted; `detail` tells the person who uploads it, in plain English. */
export class FileRefusal extends Error {
  constructor(
    readonly code: 'UNSUPPORTED_TYPE' | 'FILE_REFUSED',
    readonly detail: string,
  ) {
    super(detail);
    this.name = 'FileRefusal';
  }
}
