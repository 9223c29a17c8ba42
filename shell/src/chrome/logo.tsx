/** The firm's mark: one star of a carved-wood screen. Drawn in the colour of the text around it. */
export function Logo() {
  return (
    <svg className="shell-logo" viewBox="0 0 32 32" width="32" height="32" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5" strokeLinejoin="round">
        <path d="M7 7h18v18H7z" />
        <path d="M16 3.3 28.7 16 16 28.7 3.3 16z" />
        <path d="M16 11.2 20.8 16 16 20.8 11.2 16z" />
      </g>
    </svg>
  );
}
