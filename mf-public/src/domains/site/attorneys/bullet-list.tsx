/** Short items below each other. */
export function BulletList({ items }: { items: readonly string[] }) {
  return (
    <ul className="grid gap-1">
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <span className="pub-mark" data-marker="bullet" aria-hidden="true" />
          {item}
        </li>
      ))}
    </ul>
  );
}
