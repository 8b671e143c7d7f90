import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { useBarraAlPie } from './useBarraAlPie.ts';

interface PropiedadesDeBarraDeResumen {
  nombre: string;
  /** The text of the problem with the booking; null or false without a problem. */
  problema: ReactNode;
  /** True where the bar offers other turns in place of the chosen one. */
  conOtros: boolean;
  children: ReactNode;
}

/**
 * The summary of the turn being booked: a bar at the foot of a phone, a dark card beside the form
 * on larger screens. The bar and the card are one element, so that a screen reader reads the
 * summary once.
 */
export function BarraDeResumen({
  nombre,
  problema,
  conOtros,
  children,
}: PropiedadesDeBarraDeResumen) {
  // The focus goes to what is missing, and the text that names it must stay in sight.
  const barra = useBarraAlPie(problema && !conOtros ? 2 : 3);
  return (
    <section
      ref={barra}
      aria-label={nombre}
      className="sticky bottom-0 z-20 -mx-4 mt-8 rounded-t-3xl bg-noche px-4 pt-3.5 pb-[max(0.9rem,env(safe-area-inset-bottom))] text-sobre-noche shadow-flotante max-lg:data-suelta:static sm:mx-0 sm:px-6 bajo:py-2 al-lado:top-22 al-lado:bottom-auto al-lado:col-start-1 al-lado:row-span-2 al-lado:row-start-1 al-lado:mt-0 al-lado:rounded-3xl lg:p-6"
    >
      {/* The alert is always in the page, so that a screen reader announces its new content. */}
      <div role="alert">
        {problema && (
          <p className="mb-3 flex gap-2 rounded-xl bg-aviso-tenue px-3 py-2 font-medium text-tinta">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-aviso" />
            <span>{problema}</span>
          </p>
        )}
      </div>
      {children}
    </section>
  );
}

/**
 * Focuses the first control with this name that is enabled. On a day without such a control,
 * focuses the chosen day, which the person must change.
 */
export function enfocarCampo(nombre: string): void {
  const usable = document.querySelector<HTMLElement>(`[name="${nombre}"]:enabled`);
  (usable ?? document.querySelector<HTMLElement>('[name="fecha"]:checked'))?.focus();
}
