/**
 * The animated mark of something in progress: two ripples. A text next to it must say what is in
 * progress.
 */
export function Giro({ className = 'size-5' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`giro shrink-0 ${className}`}
      fill="none"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeWidth="2.5" strokeLinecap="round">
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
        <path d="M12 7.5a4.5 4.5 0 0 0-4.5 4.5" />
      </g>
      <circle cx="12" cy="12" r="9.5" stroke="currentColor" strokeWidth="2.5" opacity="0.2" />
    </svg>
  );
}
