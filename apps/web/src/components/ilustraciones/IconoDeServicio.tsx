import type { ReactElement } from 'react';
import type { ClaveDeServicio } from '../../lib/servicios.ts';

// The icons use the colours of the painted hills and the water (the CSS variables `--color-…`),
// without shades.
const color = (nombre: string) => `var(--color-${nombre})`;

const DIBUJOS: Record<ClaveDeServicio, ReactElement> = {
  inmersion: (
    <>
      <path d="M4 32h56l-6 20q-2 8-10 8H20q-8 0-10-8Z" fill={color('laja-honda')} />
      <ellipse
        cx="32"
        cy="32"
        rx="26"
        ry="9"
        fill={color('pileta')}
        stroke={color('laja')}
        strokeWidth="5"
      />
      <g
        fill={color('agua')}
        stroke={color('pileta-honda')}
        strokeWidth="2.5"
        strokeLinejoin="round"
      >
        <path d="m15 19 11-4 4 11-11 4ZM34 9l11 2-2 11-11-2ZM37 24l10-4 4 10-10 4Z" />
      </g>
    </>
  ),
  sauna: (
    <>
      <path
        d="M20 22q-6-4 0-9t0-8M33 18q-6-4 0-8t0-7M46 22q-6-4 0-9t0-8"
        stroke={color('lejania')}
        strokeWidth="4"
      />
      <g fill={color('laja')}>
        <ellipse cx="17" cy="37" rx="9" ry="7" />
        <ellipse cx="47" cy="37" rx="10" ry="7" />
        <ellipse cx="26" cy="28" rx="8" ry="6" />
      </g>
      <g fill={color('laja-honda')}>
        <ellipse cx="32" cy="37" rx="8" ry="7" />
        <ellipse cx="40" cy="28" rx="8" ry="6" />
      </g>
      <path d="M5 41h54v7H5ZM9 55h46v6H9Z" fill={color('rojizo')} />
      <path d="M8 48h48v7H8Z" fill={color('ocre')} />
    </>
  ),
  botas: (
    <>
      <path d="M34 4h16v38l8 7q4 4 4 11H36Z" fill={color('vino')} />
      <path d="M8 4h20v38l12 6q6 4 6 12H8Z" fill={color('rosado')} />
      <path
        d="M10 15q8 5 16 0M10 26q8 5 16 0M10 37q8 5 16 0M29 57q-1-7 5-10"
        stroke={color('crema')}
        strokeWidth="4"
      />
    </>
  ),
  pistolas: (
    <>
      <path d="M33 26h15l4 30q1 6-5 6h-4q-5 0-6-5Z" fill={color('petroleo')} />
      <path d="M22 8h24q14 0 14 11t-14 11H22Z" fill={color('ocre')} />
      <path d="M46 14v10" stroke={color('crema')} strokeWidth="4" />
      <path d="M22 19h-7" stroke={color('laja-honda')} strokeWidth="8" />
      <circle cx="13" cy="19" r="7" fill={color('rojizo')} />
      <path d="M9 5Q2 10 2 19t7 14" stroke={color('lejania')} strokeWidth="3" />
    </>
  ),
  electrodos: (
    <>
      <path d="M16 18q2 22 16 22t16-22" stroke={color('laja-honda')} strokeWidth="3.5" />
      <path
        d="M3 9q0-6 6-6h13q6 0 6 6v12q0 6-6 6H9q-6 0-6-6ZM36 9q0-6 6-6h13q6 0 6 6v12q0 6-6 6H42q-6 0-6-6Z"
        fill={color('cardon')}
      />
      <path
        d="M9 15h3l3-6 4 12 2-6h2M42 15h3l3-6 4 12 2-6h2"
        stroke={color('crema')}
        strokeWidth="3"
      />
      <path d="M8 50q0-8 24-8t24 8-24 8-24-8Z" stroke={color('rojizo')} strokeWidth="7" />
    </>
  ),
  bicicleta: (
    <>
      <path
        d="M22 44 18 17M19 24l27 6-22 14h26l-7-30h9M50 44l4 15"
        stroke={color('petroleo')}
        strokeWidth="5"
      />
      <path d="M10 14h17M7 60h52" stroke={color('vino')} strokeWidth="6" />
      <circle cx="22" cy="43" r="14" fill={color('ocre')} />
      <circle cx="22" cy="43" r="6" fill={color('crema')} />
    </>
  ),
};

interface PropiedadesDeIconoDeServicio {
  servicio: ClaveDeServicio;
  className?: string;
}

/**
 * The icon of a service. It is decorative: the service's name is always written next to the icon.
 */
export function IconoDeServicio({ servicio, className = 'size-12' }: PropiedadesDeIconoDeServicio) {
  return (
    <svg
      viewBox="0 0 64 64"
      className={`shrink-0 ${className}`}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {DIBUJOS[servicio]}
    </svg>
  );
}
