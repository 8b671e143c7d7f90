export function AguaQuieta({ className = 'w-44' }: { className?: string }) {
  return (
    <svg viewBox="0 0 220 110" className={className} aria-hidden="true">
      <circle cx="152" cy="30" r="13" fill="var(--color-sol)" />
      <path d="M18 62 66 24q8-6 16 0l52 38Z" fill="var(--color-ocre)" />
      <path d="M18 62 66 37q8-4 16 0l52 25Z" fill="var(--color-rojizo)" />
      <path d="m92 62 44-28q7-4 14 0l52 28Z" fill="var(--color-rosado)" />
      <path d="m92 62 45-16q6-2 12 0l53 16Z" fill="var(--color-malva)" />
      <g fill="none" strokeWidth="4" strokeLinecap="round" stroke="var(--color-pileta)">
        <path d="M8 70q17-6 34 0t34 0 34 0 34 0 34 0 34 0" />
        <path d="M34 84q13-5 26 0t26 0 26 0 26 0 26 0" opacity=".7" />
        <path d="M66 98q11-4 22 0t22 0 22 0" opacity=".45" />
      </g>
    </svg>
  );
}
