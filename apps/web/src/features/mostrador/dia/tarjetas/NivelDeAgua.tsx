/**
 * The height of the water of a full franja, in per cent of the card. Below 100, so that the surface
 * of the water stays visible.
 */
const COLMADO = 88;

/**
 * The water drawn in a card. `nivel` is from 0 (no people) to 1 (full). The drawing is decorative:
 * screen readers get the same from the occupancy bar of the card.
 */
export function NivelDeAgua({ nivel }: { nivel: number }) {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 bottom-0 -z-10 text-agua/55 transition-[height] duration-700 ease-agua"
      style={{ height: `${nivel * COLMADO}%` }}
    >
      {nivel > 0 && (
        <svg
          viewBox="0 0 240 10"
          preserveAspectRatio="none"
          className="absolute bottom-full h-2 w-full"
        >
          <path d="M0 10V6q15-8 30 0t30 0 30 0 30 0 30 0 30 0 30 0 30 0v4Z" fill="currentColor" />
        </svg>
      )}
      <span className="block size-full bg-current" />
    </span>
  );
}
