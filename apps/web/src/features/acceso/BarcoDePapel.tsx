/** A letter folded into a paper boat, on still water. Decorative. */
export function BarcoDePapel({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 144 92" aria-hidden="true" className={className}>
      <path d="M72 6 42 52h60Z" fill="var(--color-superficie)" />
      <path d="M72 6v46h30Z" fill="var(--color-agua)" />
      <path d="m18 40 24 30h60l24-30-32 12H50Z" fill="var(--color-superficie)" />
      <path d="m72 52 22 0 32-12-24 30H72Z" fill="var(--color-agua)" />
      <path
        d="M72 6 50 52 18 40l24 30h60l24-30-32 12Z"
        fill="none"
        stroke="var(--color-petroleo)"
        strokeWidth="2.5"
        strokeLinejoin="round"
      />
      <g fill="none" stroke="var(--color-pileta)" strokeWidth="3" strokeLinecap="round">
        <path className="onda" d="M8 74q16-8 32 0t32 0 32 0 32 0" />
        <path d="M40 86q16-7 32 0t32 0" opacity=".6" />
      </g>
    </svg>
  );
}
