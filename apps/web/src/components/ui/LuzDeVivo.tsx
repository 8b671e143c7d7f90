import { useEnVivo } from '../../lib/vivo/useEnVivo.ts';

/** The words for a screen that is not told of changes. */
export const CADA_TANTO = 'Se actualiza cada 30 segundos';

/** The green light: full while changes are told as they happen, a ring while they are asked for. */
export function LuzDeVivo() {
  const enVivo = useEnVivo();
  return (
    <span
      className={`size-2.5 rounded-full ${enVivo ? 'pulso bg-exito' : 'border-2 border-exito'}`}
      title={enVivo ? undefined : CADA_TANTO}
    />
  );
}
