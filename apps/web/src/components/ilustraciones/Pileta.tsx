/** Someone in the plunge pool, among flat stones, with steam. Decorative. */
export function Pileta({ className = '' }: { className?: string }) {
  return (
    <svg viewBox="0 0 640 340" className={className} aria-hidden="true">
      <g className="vapor" fill="none" stroke="var(--color-vapor)" strokeLinecap="round">
        <path strokeWidth="13" d="M214 196c-26-30 22-48-2-82s18-44 2-70" opacity=".55" />
        <path strokeWidth="17" d="M412 190c30-36-22-56 6-94s-14-48 4-80" opacity=".5" />
        <path strokeWidth="10" d="M486 204c-20-24 16-40 0-66s12-34 2-52" opacity=".55" />
      </g>
      {/* The stones at the back, the basin, the water. */}
      <g fill="var(--color-laja)">
        <path d="M60 238c10-30 66-42 112-40 30 2 34 30 10 44l-96 26c-24 4-34-12-26-30Z" />
        <path d="M444 200c46-8 104 4 128 32 12 18-4 34-26 32l-92-18c-28-8-34-40-10-46Z" />
      </g>
      <ellipse cx="320" cy="252" rx="268" ry="76" fill="var(--color-orilla)" />
      <ellipse cx="320" cy="246" rx="246" ry="64" fill="var(--color-pileta-honda)" />
      <ellipse cx="320" cy="252" rx="238" ry="56" fill="var(--color-pileta)" />
      <g className="onda" fill="none" stroke="var(--color-vapor)" strokeWidth="4" strokeLinecap="round">
        <path d="M166 262q36-10 72 0t72 0" opacity=".5" />
        <path d="M352 282q30-8 60 0t60 0" opacity=".5" />
        <path d="M416 236q24-7 48 0" opacity=".5" />
        <path d="M190 232q20-6 40 0" opacity=".5" />
      </g>
      {/* Shoulders, neck, head at rest. */}
      <ellipse cx="320" cy="256" rx="92" ry="17" fill="none" stroke="var(--color-vapor)" strokeWidth="4" opacity=".6" />
      <path
        d="M246 254c4-34 34-44 56-48v-22h36v22c22 4 52 14 56 48-42 12-106 12-148 0Z"
        fill="#b06a48"
      />
      <path d="M302 196c10 10 26 10 36 0v12c-10 8-26 8-36 0Z" fill="#8c4d34" />
      <ellipse cx="320" cy="164" rx="31" ry="36" fill="#b06a48" />
      <path
        d="M288 166c-8-36 12-54 34-54 24 0 40 18 31 54-4-16-12-24-22-28-12 8-30 10-38 8-3 6-4 12-5 20Z"
        fill="#2b1d1f"
      />
      <circle cx="324" cy="106" r="14" fill="#2b1d1f" />
      <g fill="none" stroke="#6d3a28" strokeWidth="3" strokeLinecap="round">
        <path d="M302 168q6 5 12 0M327 168q6 5 12 0M312 184q8 6 16 0" />
      </g>
      {/* The near rim. */}
      <path
        d="M52 252c0 42 120 76 268 76s268-34 268-76c0 60-92 88-268 88S52 312 52 252Z"
        fill="var(--color-laja)"
      />
    </svg>
  );
}
