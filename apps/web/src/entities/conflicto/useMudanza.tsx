import { confirmarYHacer } from '../../components/ui/dialogo/confirmarYHacer.ts';
import { cartel } from '../../lib/carteles.ts';
import { useMoverTodas } from './conflictos.mutations.ts';
import { lineasDeMudanza, reservasDe, type Propuesta } from './conflictos.view.ts';
import type { Resolucion } from './useResolucion.ts';

/**
 * Returns a function that asks whether to move each booking to its proposed franja, and then moves
 * the bookings. The function resolves to false where the person declines.
 */
export function useMudanza(resolucion: Resolucion, ahora: string) {
  const { mutateAsync: moverTodas } = useMoverTodas();
  return async (propuestas: readonly Propuesta[]): Promise<boolean> => {
    const sinLugar = reservasDe(resolucion.pendientes).length - propuestas.length;
    const hechas = await confirmarYHacer(
      {
        titulo: `¿Mover ${propuestas.length} reservas?`,
        detalle: (
          <>
            <ul className="cifras flex list-disc flex-col gap-1.5 pl-5">
              {lineasDeMudanza(propuestas, ahora).map((linea) => (
                <li key={linea}>{linea}</li>
              ))}
            </ul>
            <p className="mt-3">
              {sinLugar > 0 && `${textoSinLugar(sinLugar)} `}
              Después quedan listos los mensajes para avisarles.
            </p>
          </>
        ),
        accion: 'Mover todas',
        tono: 'normal',
        ancho: 'md',
      },
      () => moverTodas(propuestas),
    );
    if (!hechas) return false;
    for (const { reserva, hacia, fallo } of hechas) {
      if (fallo === undefined) resolucion.resolver({ reserva, hacia });
      else resolucion.fallar(reserva, fallo);
    }
    const movidas = hechas.filter(({ fallo }) => fallo === undefined).length;
    if (movidas === hechas.length) cartel.exito(`${movidas} reservas movidas`);
    else cartel.error(`Se movieron ${movidas} de ${hechas.length} reservas`);
    return true;
  };
}

function textoSinLugar(cuantas: number): string {
  return cuantas === 1
    ? 'Hay 1 más sin horario elegido, que queda donde está.'
    : `Hay ${cuantas} más sin horario elegido, que quedan donde están.`;
}
