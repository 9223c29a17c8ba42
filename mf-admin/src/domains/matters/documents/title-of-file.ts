/** A title to begin with, from the name of a file: without its ending, with spaces for the signs that stand for them. */
export function titleOfFile(name: string): string {
  const bare = name.replace(/\.[A-Za-z0-9]{1,5}$/, '');
  return (
    bare
      .replace(/[_\s]+/g, ' ')
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' ')
      .trim()
      .slice(0, 200) || name
  );
}
