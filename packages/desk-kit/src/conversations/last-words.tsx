interface LastWordsProps {
  /** Who said it, such as `You:`; stays whole. */
  by?: string;
  text: string;
}

/** One line of what was said last, cut at its own end: an Arabic text on an English page begins with its beginning, too. */
export function LastWords({ by, text }: LastWordsProps) {
  return (
    <p className="flex gap-1">
      {by && <span className="shrink-0">{by}</span>}
      <bdi className="line-clamp-1 min-w-0 wrap-anywhere">{text}</bdi>
    </p>
  );
}
