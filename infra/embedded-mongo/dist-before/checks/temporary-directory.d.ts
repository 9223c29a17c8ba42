/** A new directory; in lower case (unlike `mkdtemp`'s), so that the server's socket can be in it. */
export declare function temporaryDirectory(purpose: string): string;
