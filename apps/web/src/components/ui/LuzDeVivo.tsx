import { useEnVivo } from '../../lib/vivo/useEnVivo.ts';

/** The text shown while no stream of eventos is open and the screen polls for changes. */
export const CADA_TANTO = 'Se actualiza cada 30 segundos';

/**
 * A green light: a full disc while a stream of eventos reports changes, a ring while the screen
 * polls for them.
 */
export function LuzDeVivo() {
  const enVivo = useEnVivo();
  return (
    <span
      className={`size-2.5 rounded-full ${enVivo ? 'pulso bg-exito' : 'border-2 border-exito'}`}
      title={enVivo ? undefined : CADA_TANTO}
    />
  );
}
