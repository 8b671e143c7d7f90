import { useId } from 'react';
import { useCentro } from '../../lib/centro.ts';

export function Isotipo({ className = 'size-10' }: { className?: string }) {
  const recorte = useId();
  return (
    <svg viewBox="0 0 40 40" className={`shrink-0 ${className}`} aria-hidden="true">
      <clipPath id={recorte}>
        <path d="M20 1C34 1 39 6 39 20S34 39 20 39 1 34 1 20 6 1 20 1Z" />
      </clipPath>
      <g clipPath={`url(#${recorte})`}>
        <path d="M0 0h40v40H0z" fill="var(--color-noche)" />
        <circle cx="28.5" cy="10" r="3.6" fill="var(--color-sol)" />
        <path d="M-2 22 9 10.5c1.6-1.6 3.2-1.6 4.7 0L25 22Z" fill="#dca548" />
        <path d="M-2 22 9.4 14.6c1.2-.8 2.4-.8 3.6 0L25 22Z" fill="#c2603f" />
        <path d="m14 22 10.2-7.6c1.5-1.1 3-1.1 4.5 0L42 22Z" fill="#dd9a86" />
        <path d="m18 22 7-3.4c1.2-.6 2.4-.6 3.6 0L42 22Z" fill="#8e5468" />
        <path d="M-2 22h44v20H-2z" fill="#2d8796" />
        <g fill="none" stroke="#bfe9ea" strokeWidth="1.8" strokeLinecap="round">
          <path d="M5 27.5c3.5-1.6 6.5-1.6 10 0s6.5 1.6 10 0 6.5-1.6 10 0" />
          <path d="M11 33c3-1.3 6-1.3 9 0s6 1.3 9 0" opacity=".7" />
        </g>
      </g>
    </svg>
  );
}

/**
 * The logo and the centre's name, as a link to the landing. It is a plain `<a>`, because the
 * landing is a page outside of the app.
 */
export function Marca({ className = '' }: { className?: string }) {
  const { nombre } = useCentro();
  return (
    <a href="/" className={`guijarro flex items-center gap-3 text-tinta ${className}`}>
      <Isotipo />
      <span className="text-[min(1.5rem,6.5vw)] font-extrabold tracking-tight">{nombre}</span>
    </a>
  );
}
