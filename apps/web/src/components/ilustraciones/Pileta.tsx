import { useId } from 'react';

export function Pileta({ className = '' }: { className?: string }) {
  const idDeVapor = useId();
  return (
    <svg viewBox="0 0 640 350" className={className} aria-hidden="true">
      <defs>
        <linearGradient id={idDeVapor} gradientUnits="userSpaceOnUse" x2="0" y1="20" y2="230">
          <stop stopColor="var(--color-vapor)" stopOpacity="0" />
          <stop offset=".55" stopColor="var(--color-vapor)" stopOpacity=".6" />
          <stop offset="1" stopColor="var(--color-vapor)" stopOpacity="0" />
        </linearGradient>
      </defs>
      {/* Draws the wall of the pool, the ring of stones around it and the water. */}
      <path d="M40 242v36c0 42 125 70 280 70s280-28 280-70v-36Z" fill="var(--color-laja-honda)" />
      <ellipse cx="320" cy="246" rx="280" ry="72" fill="var(--color-laja-honda)" />
      <ellipse
        cx="320"
        cy="242"
        rx="264"
        ry="63"
        fill="var(--color-pileta-honda)"
        stroke="var(--color-laja)"
        strokeWidth="28"
        strokeDasharray="74 5 52 5 90 5 61 5"
      />
      <ellipse cx="320" cy="250" rx="246" ry="48" fill="var(--color-pileta)" />
      <g
        className="onda"
        fill="none"
        stroke="var(--color-vapor)"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".55"
      >
        <path d="M134 256q34-9 68 0t68 0M366 280q28-7 56 0t56 0M430 238q26-7 52 0M178 230q22-6 44 0" />
        <ellipse cx="320" cy="258" rx="98" ry="16" />
      </g>
      {/* Draws the shoulders, the neck and the head of the person in the pool. */}
      <path
        d="M246 256c4-34 34-44 56-48v-22h36v22c22 4 52 14 56 48-42 11-106 11-148 0Z"
        fill="#b06a48"
      />
      <path d="M302 194c10 12 26 12 36 0v14c-10 9-26 9-36 0Z" fill="#8c4d34" />
      <ellipse cx="320" cy="164" rx="31" ry="36" fill="#b06a48" />
      <path
        d="M288 166c-8-36 12-54 34-54 24 0 40 18 31 54-4-16-12-24-22-28-12 8-30 10-38 8-3 6-4 12-5 20Z"
        fill="#2b1d1f"
      />
      <circle cx="324" cy="106" r="14" fill="#2b1d1f" />
      <path
        d="M302 168q6 5 12 0M327 168q6 5 12 0M312 184q8 6 16 0"
        fill="none"
        stroke="#6d3a28"
        strokeWidth="3"
        strokeLinecap="round"
      />
      <g className="vapor" fill="none" stroke={`url(#${idDeVapor})`} strokeLinecap="round">
        <path strokeWidth="22" d="M190 236c-30-34 26-54-2-96s20-54 4-90" />
        <path strokeWidth="30" d="M420 240c36-44-26-66 8-114s-16-62 8-100" />
        <path
          strokeWidth="16"
          d="M508 232c-22-28 18-46 0-76s14-40 2-64M262 236c-16-20 12-34 0-54"
        />
      </g>
    </svg>
  );
}
