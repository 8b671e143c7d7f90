/**
 * A picture of dusk at the foot of a dark card: a low sun, two ridges, three swells. Decorative.
 */
export function AguaDeNoche({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={className}>
      <svg
        viewBox="-100 -100 200 200"
        className="absolute right-[12%] bottom-[34%] w-[clamp(5rem,24%,8.5rem)]"
      >
        <circle r="98" fill="var(--color-sol)" opacity=".14" />
        <circle r="72" fill="var(--color-sol)" />
      </svg>
      <svg viewBox="0 0 600 240" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path
          d="M250 170c60-6 88-48 118-60 22-8 34 22 52 20 24-4 34-52 64-50 28 2 30 34 54 36 22 0 34-26 70-34v90Z"
          fill="color-mix(in srgb, var(--color-malva) 60%, var(--color-noche))"
        />
        <path
          d="M180 190c70-4 110-30 140-34 30-2 40 16 66 12 40-8 60-44 96-40 40 6 70 30 130 22v50Z"
          fill="color-mix(in srgb, var(--color-rojizo) 62%, var(--color-noche))"
        />
        <path
          className="onda"
          d="M-20 172q78-22 156 0t156 0 156 0 156 0 156 0V250H-20Z"
          fill="color-mix(in srgb, var(--color-pileta-honda) 42%, var(--color-noche))"
        />
        <path
          d="M-20 192q92-20 184 0t184 0 184 0 184 0V250H-20Z"
          fill="color-mix(in srgb, var(--color-pileta-honda) 70%, var(--color-noche))"
        />
        <path
          className="onda"
          d="M-60 214q64-14 128 0t128 0 128 0 128 0 128 0 128 0V250H-60Z"
          fill="var(--color-pileta-honda)"
        />
      </svg>
    </div>
  );
}
