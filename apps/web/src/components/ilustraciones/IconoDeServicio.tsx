import type { ReactElement } from 'react';
import type { ClaveDeServicio } from '../../lib/servicios.ts';

/*
 * One drawing per service, on 64 units: a patch of colour (`--mancha`) and a line over it.
 */

const DIBUJOS: Record<ClaveDeServicio, ReactElement> = {
  inmersion: (
    <>
      <path className="mancha" d="M10 36h44l-4 16q-1 5-6 5H20q-5 0-6-5Z" />
      <path d="M7 36h50M11 36l4 16q1 5 6 5h22q5 0 6-5l4-16" />
      <path d="M25 36v-6q0-4 4-5M39 36v-6q0-4-4-5" />
      <circle cx="32" cy="18" r="7" />
      <path d="M19 45q4-3 8 0t8 0 8 0M14 20v8M10.5 22l7 4M17.5 22l-7 4M50 12v8M46.5 14l7 4M53.5 14l-7 4" />
    </>
  ),
  sauna: (
    <>
      <path className="mancha" d="M12 40h40v17H12Z" />
      <path d="M12 40h40v17H12ZM12 48.5h40M24 40v8.5M40 48.5V57" />
      <path d="M18 40q-2-7 5-8 1-6 8-5 6-3 9 3 8 0 7 10" />
      <path d="M22 22q-4-4 0-8t0-8M33 20q-4-4 0-8t0-7M44 22q-4-4 0-8t0-8" />
    </>
  ),
  botas: (
    <>
      <path className="mancha" d="M17 8h15v34l13 6q5 2 5 8H17Z" />
      <path d="M17 8h15v34l13 6q5 2 5 8H17Z" />
      <path d="M17 18q7 4 15 0M17 28q7 4 15 0M17 38q7 4 15 0M33 47q-4 4-3 9" />
      <path d="M40 12q6 0 6 6t6 6M40 22q4 0 5 4" />
    </>
  ),
  pistolas: (
    <>
      <path className="mancha" d="M20 12h22q8 0 8 8v2q0 6-6 6H20Z" />
      <path d="M20 12h22q8 0 8 8v2q0 6-6 6H20ZM34 28h12l4 23q1 5-4 5h-5q-4 0-5-4Z" />
      <path d="M20 16h-6v8h6" />
      <circle cx="10" cy="20" r="4" />
      <path d="M9 8Q5 9 4 12M9 32q-4-1-5-4M42 18v4" />
    </>
  ),
  electrodos: (
    <>
      <rect className="mancha" x="8" y="10" width="20" height="16" rx="5" />
      <rect x="8" y="10" width="20" height="16" rx="5" />
      <rect x="36" y="10" width="20" height="16" rx="5" />
      <path d="M18 26q0 10 14 10t14-10M13 18h3l2-4 3 8 2-4h1M41 18h3l2-4 3 8 2-4h1" />
      <path d="M10 52q6-12 15-6t14 0 15 6q-6 8-15 3t-14 0-15-3Z" />
    </>
  ),
  bicicleta: (
    <>
      <circle className="mancha" cx="22" cy="44" r="12" />
      <circle cx="22" cy="44" r="12" />
      <circle cx="22" cy="44" r="3" />
      <path d="M14 18h12M20 18l4 26h22L34 26H21M46 44l3-28h7M46 44l4 13M10 57h44M40 44v6h5M20 56l2-12" />
    </>
  ),
};

interface PropiedadesDeIconoDeServicio {
  servicio: ClaveDeServicio;
  /** Its size and the line's colour; the patch takes `--mancha`. */
  className?: string;
}

/** Decorative: the service's name always stands beside it. */
export function IconoDeServicio({ servicio, className = 'size-12 text-tinta' }: PropiedadesDeIconoDeServicio) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={`shrink-0 [&_.mancha]:fill-(--mancha,var(--color-agua)) [&_.mancha]:stroke-none ${className}`}
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DIBUJOS[servicio]}
    </svg>
  );
}
