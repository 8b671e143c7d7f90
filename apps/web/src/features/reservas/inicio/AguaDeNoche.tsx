/** Three swells at the foot of a dark card, the moon on the last one. Decorative. */
export function AguaDeNoche({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 600 120" preserveAspectRatio="none" className={className} aria-hidden="true">
      <path
        className="onda"
        d="M-20 40q78-34 156 0t156 0 156 0 156 0 156 0V130H-20Z"
        fill="var(--color-noche-alta)"
      />
      <path
        d="M-20 66q92-30 184 0t184 0 184 0 184 0V130H-20Z"
        fill="color-mix(in srgb, var(--color-pileta-honda) 70%, var(--color-noche))"
      />
      <path
        className="onda"
        d="M-60 92q64-20 128 0t128 0 128 0 128 0 128 0 128 0V130H-60Z"
        fill="var(--color-pileta-honda)"
      />
    </svg>
  );
}
